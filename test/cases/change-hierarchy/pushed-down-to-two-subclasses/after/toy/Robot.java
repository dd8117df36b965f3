package toy;

public class Robot extends Toy {
    public void walk() {
        charge -= 4;
    }

    public boolean isFlat() {
        int least = 5;
        return charge < least;
    }
}
