package shop;

public class Dock {
    int rate = 3;

    public static int load(String box, int gap) {
        return Wharf.load(box, gap);
    }

    public static int drain() {
        return Wharf.drain();
    }

    void log() {
        System.out.println(rate);
    }
}
