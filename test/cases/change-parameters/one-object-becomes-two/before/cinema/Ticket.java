package cinema;

public class Ticket {
    private final Printer printer = new Printer();

    public void print(Place place) {
        printer.big(place.row());
        printer.big(place.seat());
        printer.cut();
    }
}
