class Notes {
    private static int count;

    static int count() {
        return count;
    }
}
