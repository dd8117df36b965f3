package ui;

public class Item {
    private String label;
    private boolean checked;

    public void toggle() {
        checked = !checked;
    }

    public String shown() {
        return (checked ? "[x] " : "[ ] ") + label;
    }
}
