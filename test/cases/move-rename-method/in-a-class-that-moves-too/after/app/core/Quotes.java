package app.core;

public final class Quotes {
    public String quote(String text) {
        return '"' + text + '"';
    }

    public String unquote(String text) {
        if (text.startsWith("\"") && text.endsWith("\"")) {
            return text.substring(1, text.length() - 1);
        }
        return text;
    }
}
