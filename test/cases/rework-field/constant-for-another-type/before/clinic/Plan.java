package clinic;

class Plan {
    void fill() {
        all.add(Times.make(Day.class, Times.BASE));
    }

    void call() {
        names.add("term");
    }

    void ask() {
        questions.add("busy");
    }
}
