package tent;

public class Tent {
    private final int poles;
    private final String colour;
    private final long pitched;

    public Tent(int poles) {
        this(poles, "green");
    }

    public Tent(int poles, String colour) {
        this.poles = poles;
        this.colour = colour;
        this.pitched = System.currentTimeMillis();
    }
}
