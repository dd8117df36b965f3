package calc;

public enum Op {
    PLUS {
        @Override
        int go(int one, int other) {
            return one + other;
        }
    },
    TIMES {
        @Override
        int go(int one, int other) {
            int product = one * other;
            return product;
        }
    };

    abstract int go(int one, int other);
}
