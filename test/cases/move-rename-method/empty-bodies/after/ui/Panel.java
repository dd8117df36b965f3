package ui;

public class Panel {
    private int width;

    public int width() {
        return width;
    }
}
