package toy;

public class Toy {
    protected int charge = 100;
}
