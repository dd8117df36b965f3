class Checks {
    static int limit() {
        return 7;
    }

    static void given(Object ticket, String name) {
        if (ticket == null) {
            throw new IllegalArgumentException(name);
        }
    }

    static void positive(int number) {
        if (number < 0) throw new IllegalArgumentException("age");
    }
}
