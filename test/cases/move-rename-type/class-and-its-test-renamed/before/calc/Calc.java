package calc;

public class Calc {
    private long memory;

    public long add(long one, long other) {
        memory = one + other;
        return memory;
    }
}
