package box;

public class Box {
    private int width, height;
    private final String a = "a", b = "b";

    public int area() {
        return width * height;
    }

    public String name() {
        return a + b;
    }
}
