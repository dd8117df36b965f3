package trip;

record Leg(String from, String to, int departure, int arrival) {
    boolean isOvernight() {
        int start = departure() / 60;
        int end = arrival() / 60;
        return end < start || start < 4;
    }
}
