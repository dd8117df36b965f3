package shop;

public class Counter {
    private int served;

    public void serve() {
        served++;
    }

    public int served() {
        return served;
    }
}
