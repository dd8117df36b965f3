package rect;

public class Rect {
    public String describe(Screen screen) {
        int a = screen.pixelsAcross();
        int b = screen.pixelsDown();
        String wide = a > 2 * b ? "wide" : "normal";
        return wide + ":" + a * b;
    }
}
