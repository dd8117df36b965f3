package rest;

public class Groups {
    private int size;

    public int size() {
        return size;
    }
}
