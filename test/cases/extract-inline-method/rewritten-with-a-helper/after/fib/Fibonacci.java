package fib;

public class Fibonacci {
    public long at(int n) {
        return power(new long[][] { { 1, 1 }, { 1, 0 } }, n)[0][1];
    }

    private long[][] power(long[][] base, int exponent) {
        if (exponent == 0) {
            return new long[][] { { 1, 0 }, { 0, 1 } };
        }
        long[][] half = power(base, exponent / 2);
        long[][] square = Matrix.times(half, half);
        return exponent % 2 == 0 ? square : Matrix.times(square, base);
    }
}
