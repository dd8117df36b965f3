package bird;

public class Bird {
    protected int energy = 10;

    public void fly(int metres) {
        energy -= metres / 100;
        System.out.println("flew " + metres);
    }
}
