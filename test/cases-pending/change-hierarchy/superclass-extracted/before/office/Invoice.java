package office;

public class Invoice {
    private String number;
    private long total;

    public String title() {
        String year = number.substring(0, 4);
        return getClass().getSimpleName() + " " + number + "/" + year;
    }

    public long total() {
        return total;
    }
}
