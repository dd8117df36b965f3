package rect;

public class Rect {
    public String describe(Screen screen) {
        int b = screen.pixelsAcross();
        int a = screen.pixelsDown();
        String wide = b > 2 * a ? "wide" : "normal";
        return wide + ":" + b * a;
    }
}
