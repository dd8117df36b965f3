package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(wheel.mostTurns(), 3);
        flash(turns);
    }
}
