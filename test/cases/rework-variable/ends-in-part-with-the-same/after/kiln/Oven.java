package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            open(4);
        } catch (DropProblem drop) {
            stop(7);
        } finally {
            close(tray);
        }
        rest(tray);
    }
}
