package rest;

public class Groups {
    private int size;

    // @Deprecated since 3
    /** {@link Groups} @Override */
    public int size() {
        return size;
    }
}
