package paint;

public class Brush {
    private final Canvas canvas = new Canvas();

    public void draw(int x, int y, Colour colour) {
        canvas.use(colour);
        canvas.dot(x, y);
        canvas.dry();
    }

    public void draw(String text, Colour colour) {
        canvas.use(colour);
        for (char letter : text.toCharArray()) {
            canvas.letter(letter);
        }
    }
}
