package ink;

public class Pen {
    private String colour = "blue";
    private int width = 2;
    private boolean refillable;

    public String mark() {
        return colour + width + refillable;
    }
}
