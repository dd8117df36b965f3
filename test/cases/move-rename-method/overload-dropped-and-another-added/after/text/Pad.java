package text;

public final class Pad {
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    public static String pad(Iterable<String> texts) {
        int longest = 0;
        for (String text : texts) {
            longest = Math.max(longest, text.length());
        }
        return pad("", longest);
    }
}
