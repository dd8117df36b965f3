package app.core;

public final class Quotes {
    public String quote(String text) {
        return '"' + text + '"';
    }
}
