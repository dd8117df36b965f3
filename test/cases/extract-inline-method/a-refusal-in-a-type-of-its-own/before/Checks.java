class Checks {
    static int limit() {
        return 7;
    }
}
