package util;

public final class WordHelpers {
    static String capital(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    static String dashed(String words) {
        return words.trim().toLowerCase().replaceAll("\\s+", "-");
    }
}
