package shop;

public class Dock {
    int rate = 3;

    public static int load(String box, int space) {
        return Wharf.load(box, space);
    }

    public static int drain() {
        return Wharf.drain();
    }

    void log() {
        System.out.println(rate);
    }
}
