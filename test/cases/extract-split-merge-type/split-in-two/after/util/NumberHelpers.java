package util;

public final class NumberHelpers {
    static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }

    static boolean isPower(int value) {
        return value > 0 && (value & value - 1) == 0;
    }
}
