package loom;

public class Yarn {
    void spin(Wheel wheel, String colour) {
        wheel.stop();
        wheel.wind(spoolOf(colour), 3);
    }
}
