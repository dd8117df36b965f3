package hw;

public class Battery {
    private int charge;

    void load(int amount) {
        charge = Math.min(100, charge + amount);
    }

    int charge() {
        return charge;
    }
}
