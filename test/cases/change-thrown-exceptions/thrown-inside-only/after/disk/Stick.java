package disk;

public class Stick {
    private boolean inserted;

    public void eject() {
        if (!inserted) {
            throw new IllegalStateException("nothing there");
        }
        inserted = false;
    }
}
