class Notes {
    private static int count;

    static int count() {
        return count;
    }

    static Door noted(Door one) {
        count++;
        return one;
    }
}
