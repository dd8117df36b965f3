package shop;

public class Till {
    private Entry[] entries;

    public Entry entry(int number) {
        return entries[number];
    }

    public void drop(int number) {
        entries[number] = null;
    }
}
