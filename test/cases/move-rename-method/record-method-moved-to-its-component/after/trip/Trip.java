package trip;

record Trip(String name, Leg first, Leg last) {
    String describe() {
        return name + ": " + first.from() + " - " + last.to();
    }
}
