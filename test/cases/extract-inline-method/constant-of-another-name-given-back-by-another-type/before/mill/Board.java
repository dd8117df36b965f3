package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(LIMIT, 3);
        flash(turns);
    }
}
