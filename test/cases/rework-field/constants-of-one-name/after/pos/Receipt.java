package pos;

public class Receipt {
    public String line() {
        return "-".repeat(Printer.columns());
    }
}
