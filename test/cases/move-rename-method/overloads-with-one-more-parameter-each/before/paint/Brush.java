package paint;

public class Brush {
    private final Canvas canvas = new Canvas();

    public void draw(int x, int y) {
        canvas.dot(x, y);
        canvas.dry();
    }

    public void draw(String text) {
        for (char letter : text.toCharArray()) {
            canvas.letter(letter);
        }
    }
}
