package app.packing;

public class Crate {
    private Box inside;

    public void pack(Box box) {
        inside = box;
    }
}
