package kiln;

public class Kiln {
    private int size;

    public int size() {
        return size;
    }
}
