package door;

public class Door {
    private boolean ajar;
    private int used;

    public void close() {
        ajar = true;
        used++;
        System.out.println("creak");
    }

    public void open() {
        ajar = false;
        Lock.of(this).turn(used);
        System.out.println("click");
    }
}
