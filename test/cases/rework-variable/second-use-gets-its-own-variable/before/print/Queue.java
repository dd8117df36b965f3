package print;

public class Queue {
    private int waiting;

    public String state(int pages, int perMinute) {
        int value = pages * 2;
        waiting += value;
        value = waiting / perMinute;
        return "ready in " + value;
    }
}
