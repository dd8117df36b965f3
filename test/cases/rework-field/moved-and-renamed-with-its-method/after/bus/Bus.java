package bus;

public class Bus {
    private int line;

    public int line() {
        return line;
    }
}
