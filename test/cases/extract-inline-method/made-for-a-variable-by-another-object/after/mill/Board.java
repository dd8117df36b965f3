package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        Page page = wheel.page();
        flash(turns);
    }
}
