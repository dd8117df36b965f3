package trip;

record Trip(String name, Leg first, Leg last) {
    String describe() {
        return name + ": " + first.from() + " - " + last.to();
    }

    boolean isOvernight(Leg leg) {
        int start = leg.departure() / 60;
        int end = leg.arrival() / 60;
        return end < start || start < 4;
    }
}
