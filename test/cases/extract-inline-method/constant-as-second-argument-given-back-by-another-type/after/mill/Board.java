package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(3, wheel.mostTurns());
        flash(turns);
    }
}
