package toy;

public class Train extends Toy {
    public void drive() {
        charge -= 9;
    }

    public boolean isFlat() {
        int least = 5;
        return charge < least;
    }
}
