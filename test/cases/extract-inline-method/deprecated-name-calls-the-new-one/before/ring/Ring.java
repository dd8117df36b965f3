package ring;

public class Ring {
    private final int[] slots = new int[16];
    private int head;

    public boolean put(int value) {
        int next = (head + 1) % slots.length;
        if (slots[next] != 0) {
            return false;
        }
        slots[next] = value;
        head = next;
        return true;
    }
}
