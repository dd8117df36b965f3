package span;

public class Span {
    private Range range;

    public boolean holds(int at) {
        return Ranges.inside(range, at);
    }

    public int length() {
        return Ranges.length(range);
    }
}
