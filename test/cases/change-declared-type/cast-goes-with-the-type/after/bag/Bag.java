package bag;

public class Bag {
    private final Store store = new Store();

    public int weight(String key) {
        Thing thing = store.find(key);
        int grams = thing.grams();
        return grams + thing.wrapping();
    }
}
