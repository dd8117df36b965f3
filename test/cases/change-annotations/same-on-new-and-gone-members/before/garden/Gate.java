package garden;

class Gate {
    private int turns;

    @Checked
    int turn() {
        turns = turns + 1;
        return turns;
    }

    @Checked
    void lock() {
        bolt(turns, "iron");
        chain(turns);
    }
}
