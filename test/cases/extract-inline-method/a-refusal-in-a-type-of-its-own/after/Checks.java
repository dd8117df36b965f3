class Checks {
    static int limit() {
        return 7;
    }

    static void given(Object value, String name) {
        if (value == null) {
            throw new IllegalArgumentException(name);
        }
    }

    static void positive(int number, String name) {
        if (number < 0) throw new IllegalArgumentException(name);
    }
}
