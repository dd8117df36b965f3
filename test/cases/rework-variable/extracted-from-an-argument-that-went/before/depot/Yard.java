package depot;

class Yard {
    void park(Board board, Plan plan, int gate) {
        open(gate);
        board.show(false, gate, plan.next());
        close(gate);
    }

    void leave(Board board, Plan plan, String name, int gate) {
        open(gate);
        board.call(false, plan, name);
        close(gate);
    }
}
