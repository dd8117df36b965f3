package plant;

public class Cactus extends Plant {
    public void drink(int litres) {
        this.water += litres;
    }
}
