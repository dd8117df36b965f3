package task;

public class Backup implements Runnable {
    private final Disk disk = new Disk();

    @Override
    public void run() {
        disk.mount();
        disk.copy("/home");
        disk.unmount();
    }
}
