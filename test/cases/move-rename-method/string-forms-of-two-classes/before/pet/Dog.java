package pet;

public class Dog {
    private final String name;
    private final boolean loud;

    public Dog(String name, boolean loud) {
        this.name = name;
        this.loud = loud;
    }
}
