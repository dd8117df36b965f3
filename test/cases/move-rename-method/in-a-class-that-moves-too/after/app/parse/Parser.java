package app.parse;

public class Parser {
    private int line;

    public String nextLine(String text) {
        int end = text.indexOf('\n', line);
        String found = text.substring(line, end);
        line = end + 1;
        return found;
    }

    public int line() {
        return line;
    }
}
