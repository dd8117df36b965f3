package cal;

public class Slot {
    private int length;
}
