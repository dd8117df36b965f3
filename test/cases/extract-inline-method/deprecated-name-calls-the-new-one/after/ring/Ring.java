package ring;

public class Ring {
    private final int[] slots = new int[16];
    private int head;

    @Deprecated
    public boolean put(int value) {
        return offer(value);
    }

    public boolean offer(int value) {
        int next = (head + 1) % slots.length;
        if (slots[next] != 0) {
            return false;
        }
        slots[next] = value;
        head = next;
        return true;
    }
}
