package text;

public final class Wrap {
    public static String wrap(String text) {
        return wrap(text, 80);
    }

    public static String wrap(String text, int width) {
        StringBuilder wrapped = new StringBuilder();
        for (int at = 0; at < text.length(); at += width) {
            wrapped.append(text, at, Math.min(text.length(), at + width)).append('\n');
        }
        return wrapped.toString();
    }
}
