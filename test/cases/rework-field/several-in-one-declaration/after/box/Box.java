package box;

public class Box {
    private int width;
    private int height;
    private final String a = "a";
    private final String b = "b";

    public int area() {
        return width * height;
    }

    public String name() {
        return a + b;
    }
}
