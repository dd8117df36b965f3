package bag;

public class Bag {
    private final Store store = new Store();

    public int weight(String key) {
        Object thing = store.find(key);
        int grams = ((Thing) thing).grams();
        return grams + ((Thing) thing).wrapping();
    }
}
