package shop;

public abstract class Crane {
    int rate = 3;

    public abstract int lift(String crate);

    void log() {
        System.out.println(rate);
    }
}
