package loom;

public class Yarn {
    void spin(Wheel wheel, String colour) {
        wheel.stop();
        Spool spool;
        if (colour != null) {
            spool = spoolOf(colour);
        } else {
            spool = EMPTY;
        }
        wheel.wind(spool, 3);
    }
}
