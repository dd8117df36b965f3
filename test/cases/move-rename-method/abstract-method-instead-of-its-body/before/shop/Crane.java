package shop;

public abstract class Crane {
    int rate = 3;

    public int lift(String crate) {
        return crate.length() + 2;
    }

    void log() {
        System.out.println(rate);
    }
}
