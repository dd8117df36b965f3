package fmt;

public final class Fmt {
    static String show(int value) {
        return "#" + value;
    }

    static StringBuilder show(double value) {
        return new StringBuilder().append('~').append(value);
    }
}
