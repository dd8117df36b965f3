package gate;

public class Gate {
    private boolean open;
    private int used;

    public void close() {
        open = true;
        used++;
        System.out.println("creak");
    }

    public void unlock() {
        open = false;
        Lock.of(this).turn();
    }
}
