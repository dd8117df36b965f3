package hw;

public class Fan {
    private int rpm;

    void spin(int celsius) {
        rpm = celsius > 60 ? 4000 : celsius * 30;
    }

    int rpm() {
        return rpm;
    }
}
