package plant;

public class Cactus extends Plant {
    private int water = 3;

    public void drink(int litres) {
        water += litres;
    }
}
