package unit;

public final class Imperial {
    static final double INCH = 2.54;
    static final double FOOT = 30.48;
}
