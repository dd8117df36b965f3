package cafe;

public class Table {
    private final int seats;
    private final String corner;

    public Table(int n, String c) {
        seats = n;
        corner = c;
    }
}
