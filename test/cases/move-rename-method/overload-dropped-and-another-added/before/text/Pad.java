package text;

public final class Pad {
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    public static String pad(char filler, int width) {
        char[] filled = new char[width];
        java.util.Arrays.fill(filled, filler);
        return new String(filled);
    }
}
