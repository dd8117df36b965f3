package calc;

public enum Op {
    PLUS {
        @Override
        int apply(int one, int other) {
            return one + other;
        }
    },
    TIMES {
        @Override
        int apply(int one, int other) {
            int product = one * other;
            return product;
        }
    };

    abstract int apply(int one, int other);
}
