package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(new Page(3));
        flash(turns);
    }
}
