package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(MOST, 3);
        flash(turns);
    }
}
