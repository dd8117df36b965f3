package pos;

public class Display {
    private static final double WIDTH = 5.7;
    private boolean lit;

    public void on() {
        lit = true;
    }

    public double area(double height) {
        return WIDTH * height;
    }
}
