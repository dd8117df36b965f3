package rep;

public class MonthReport extends Report {
    private int month;

    public String render() {
        StringBuilder text = new StringBuilder();
        text.append("== ").append(title).append(" ==\n");
        text.append(body());
        return text.toString();
    }

    private String body() {
        return "month " + month;
    }
}
