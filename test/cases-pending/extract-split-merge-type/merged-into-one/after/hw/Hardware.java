package hw;

public class Hardware {
    private int charge;
    private int rpm;

    void load(int amount) {
        charge = Math.min(100, charge + amount);
    }

    int charge() {
        return charge;
    }

    void spin(int celsius) {
        rpm = celsius > 60 ? 4000 : celsius * 30;
    }

    int rpm() {
        return rpm;
    }
}
