package office;

public abstract class Paper {
    protected String number;

    public String title() {
        String year = number.substring(0, 4);
        return getClass().getSimpleName() + " " + number + "/" + year;
    }
}
