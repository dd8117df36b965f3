package box;

public class Crate {
    public int volume(int width, int depth, int height) {
        int base = width * depth;
        return base * height;
    }
}
