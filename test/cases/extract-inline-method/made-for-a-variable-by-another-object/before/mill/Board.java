package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        Page page = new Page(3);
        flash(turns);
    }
}
