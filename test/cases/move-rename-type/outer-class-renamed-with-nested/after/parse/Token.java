package parse;

public class Token {
    private final Kind kind;
    private final String text;

    Token(Kind kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    boolean is(Kind wanted) {
        return kind == wanted;
    }

    enum Kind {
        NAME, NUMBER, SIGN
    }

    static class Reader {
        private int at;

        int skip(String source) {
            while (at < source.length() && source.charAt(at) == ' ') {
                at++;
            }
            return at;
        }
    }
}
