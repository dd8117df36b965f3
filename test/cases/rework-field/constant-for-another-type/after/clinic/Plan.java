package clinic;

class Plan {
    void fill() {
        all.add(Times.WEEK);
    }

    void call() {
        names.add(Times.TERM);
    }

    void ask() {
        questions.add(Times.FREE);
    }
}
