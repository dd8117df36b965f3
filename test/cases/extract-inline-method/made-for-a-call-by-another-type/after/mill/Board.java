package mill;

class Board {
    private Wheel wheel;

    void show(int turns) {
        clear(turns);
        print(Wheel.page());
        flash(turns);
    }
}
