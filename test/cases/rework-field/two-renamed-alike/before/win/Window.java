package win;

public class Window {
    private int w;
    private int h;

    public void resize(int by) {
        w += by;
        h += by / 2;
    }

    public boolean isWide() {
        return w > h * 2;
    }

    public int area() {
        return w * h;
    }
}
