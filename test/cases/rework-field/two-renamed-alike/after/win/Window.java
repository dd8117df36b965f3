package win;

public class Window {
    private int width;
    private int height;

    public void resize(int by) {
        width += by;
        height += by / 2;
    }

    public boolean isWide() {
        return width > height * 2;
    }

    public int area() {
        return width * height;
    }
}
