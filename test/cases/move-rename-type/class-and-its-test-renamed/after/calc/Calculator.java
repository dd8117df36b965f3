package calc;

public class Calculator {
    private long memory;

    public long add(long one, long other) {
        memory = one + other;
        return memory;
    }
}
