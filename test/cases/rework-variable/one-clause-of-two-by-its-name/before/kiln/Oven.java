package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault melt) {
            log(melt);
        } catch (DropProblem melt) {
            stop(7);
        }
        rest(tray);
    }
}
