package door;

public class Door {
    private boolean ajar;
    private int used;

    public void open() {
        ajar = true;
        used++;
        System.out.println("creak");
    }

    public void close() {
        ajar = false;
        Lock.of(this).turn(used);
        System.out.println("click");
    }
}
