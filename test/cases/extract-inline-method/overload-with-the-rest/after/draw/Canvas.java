package draw;

public class Canvas {
    private final int[] pixels = new int[640 * 480];

    public void line(int x, int y, int length) {
        line(x, y, length, 0xff0000);
    }

    public void line(int x, int y, int length, int colour) {
        int at = y * 640 + x;
        for (int i = 0; i < length; i++) {
            pixels[at + i] = colour;
        }
        touched(x, y, length);
    }

    private void touched(int x, int y, int length) {
        System.out.println(x + "," + y + "+" + length);
    }
}
