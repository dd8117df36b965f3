package toy;

public class Robot extends Toy {
    public void walk() {
        charge -= 4;
    }
}
