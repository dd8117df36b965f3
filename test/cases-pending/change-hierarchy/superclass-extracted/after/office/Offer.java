package office;

public class Offer extends Paper {
    private int validDays;

    public int validDays() {
        return validDays;
    }
}
