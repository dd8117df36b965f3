package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault melt) {
            log(melt);
        } catch (DropProblem drop) {
            stop(7);
        }
        rest(tray);
    }
}
