package office;

public class Offer {
    private String number;
    private int validDays;

    public String title() {
        String year = number.substring(0, 4);
        return getClass().getSimpleName() + " " + number + "/" + year;
    }

    public int validDays() {
        return validDays;
    }
}
