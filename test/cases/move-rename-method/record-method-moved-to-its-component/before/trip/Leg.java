package trip;

record Leg(String from, String to, int departure, int arrival) {
}
