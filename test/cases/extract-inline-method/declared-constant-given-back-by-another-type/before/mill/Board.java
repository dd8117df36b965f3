package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        int most = MOST;
        flash(turns);
    }
}
