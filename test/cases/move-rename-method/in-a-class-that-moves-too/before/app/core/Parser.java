package app.core;

public class Parser {
    private int line;

    public String next(String text) {
        int end = text.indexOf('\n', line);
        String found = text.substring(line, end);
        line = end + 1;
        return found;
    }

    public String unquote(String text) {
        if (text.startsWith("\"") && text.endsWith("\"")) {
            return text.substring(1, text.length() - 1);
        }
        return text;
    }

    public int line() {
        return line;
    }
}
