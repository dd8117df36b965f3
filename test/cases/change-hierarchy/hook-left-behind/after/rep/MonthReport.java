package rep;

public class MonthReport extends Report {
    private int month;

    @Override
    protected String body() {
        return "month " + month;
    }
}
