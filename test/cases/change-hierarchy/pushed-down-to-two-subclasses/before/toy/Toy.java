package toy;

public class Toy {
    protected int charge = 100;

    public boolean isFlat() {
        int least = 5;
        return charge < least;
    }
}
