package park;

public class Bench {
    private int length;
    private int sponsor;

    public int seats() {
        return length / 50;
    }

    public String plaque(Registry registry) {
        return registry.find(sponsor).map(Object::toString).orElse("the town");
    }
}
