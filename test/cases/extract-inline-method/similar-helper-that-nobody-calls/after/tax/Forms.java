package tax;

public class Forms {
    private final Printer printer = new Printer();

    public void printYear(Person person) {
        printer.title("Year");
        printer.line(person.name());
        printer.line("income " + person.income());
        printer.cut();
    }

    public void printMonth(Person person) {
        printer.title("Month");
        printer.line(person.name());
        printer.line("income " + person.income() / 12);
        printer.cut();
    }
}
