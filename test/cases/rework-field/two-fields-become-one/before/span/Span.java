package span;

public class Span {
    private int from;
    private int to;

    public boolean holds(int at) {
        return Ranges.inside(from, to, at);
    }

    public int length() {
        return Ranges.length(from, to);
    }
}
