package ui;

public class Panel {
    private int width;

    public void onShow() {
    }

    public int width() {
        return width;
    }
}
