package depot;

class Yard {
    void park(Board board, Plan plan, int gate) {
        open(gate);
        Slot slot = Slot.of(plan.next());
        board.show(false, slot);
        close(gate);
    }

    void leave(Board board, Plan plan, String name, int gate) {
        open(gate);
        Slot slot = Slot.of(name);
        board.call(false, slot);
        close(gate);
    }
}
