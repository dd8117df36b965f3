package rep;

public abstract class Report {
    protected String title;
}
