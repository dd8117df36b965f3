package clinic;

class Plan {
    void make(Visit visit) {
        int first = visit.begin();
        int second = visit.end();
        mark(first);
        mark(second);
        close(visit);
    }
}
