package toy;

public class Train extends Toy {
    public void drive() {
        charge -= 9;
    }
}
