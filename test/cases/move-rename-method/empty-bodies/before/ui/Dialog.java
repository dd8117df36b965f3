package ui;

public class Dialog {
    private String title;

    public String title() {
        return title;
    }
}
