package cinema;

public class Ticket {
    private final Printer printer = new Printer();

    public void print(int row, int seat) {
        printer.big(row);
        printer.big(seat);
        printer.cut();
    }
}
