package unit;

public final class Lengths {
    static final double INCH = 2.54;
    static final double FOOT = 30.48;

    static double inches(double centimetres) {
        return centimetres / INCH;
    }
}
