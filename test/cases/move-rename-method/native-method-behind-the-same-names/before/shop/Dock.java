package shop;

public class Dock {
    int rate = 3;

    public static native int load(String crate, int gap);

    public static native int drain();

    void log() {
        System.out.println(rate);
    }
}
