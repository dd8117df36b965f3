package rep;

public abstract class Report {
    protected String title;

    public String render() {
        StringBuilder text = new StringBuilder();
        text.append("== ").append(title).append(" ==\n");
        text.append(body());
        return text.toString();
    }

    protected abstract String body();
}
