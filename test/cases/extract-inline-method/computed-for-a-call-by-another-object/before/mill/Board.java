package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(LIMIT + 1);
        flash(turns);
    }
}
