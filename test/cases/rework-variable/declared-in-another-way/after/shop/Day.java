package shop;

class Day {
    void plan(Hall hall) {
        for (Seat chair : hall.all(5)) {
            check(chair);
            show(chair, 3);
        }
    }

    void open(Hall hall) {
        Door gate = gates(3);
        check(gate);
    }

    void shut(Hall hall) {
        Door gate = gates(3);
        check(gate);
        show(gate, 4);
    }
}
