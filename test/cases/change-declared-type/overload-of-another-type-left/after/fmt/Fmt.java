package fmt;

public final class Fmt {
    static StringBuilder show(double value) {
        return new StringBuilder().append('~').append(value);
    }
}
