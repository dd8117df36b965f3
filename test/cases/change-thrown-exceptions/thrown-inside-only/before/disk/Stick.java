package disk;

public class Stick {
    private boolean inserted;

    public void eject() {
        inserted = false;
    }
}
