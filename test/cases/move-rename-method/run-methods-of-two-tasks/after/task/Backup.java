package task;

public class Backup {
    private final Disk disk = new Disk();

    public Disk disk() {
        return disk;
    }
}
