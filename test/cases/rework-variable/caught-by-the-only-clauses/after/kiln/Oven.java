package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (DropProblem drop) {
            warn("bad", 3);
        }
        rest(tray);
    }
}
