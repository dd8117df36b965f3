package util;

public final class Helpers {
    static String capital(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    static String dashed(String words) {
        return words.trim().toLowerCase().replaceAll("\\s+", "-");
    }

    static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }

    static boolean isPower(int value) {
        return value > 0 && (value & value - 1) == 0;
    }
}
