package pos;

public class Receipt {
    private static final int WIDTH = 32;

    public String line() {
        return "-".repeat(WIDTH);
    }
}
