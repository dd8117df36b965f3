package clinic;

class Times {
    static final int BASE = base();
    static final Term WEEK = make(Day.class, BASE);
    static final String TERM = "term";
    static final String FREE = "free";
    static final String BELL = "bell";

    String bell(Bell bell) {
        return bell.name(BELL);
    }
}
