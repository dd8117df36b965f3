package shop;

public class Counter {
    private int served;
    private Drawer till;

    public void serve() {
        served++;
    }
}
