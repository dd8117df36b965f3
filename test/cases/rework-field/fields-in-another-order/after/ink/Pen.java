package ink;

public class Pen {
    private boolean refillable;
    private int width = 2;
    private String colour = "blue";

    public String mark() {
        return colour + width + refillable;
    }
}
