package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault melt) {
        }
        rest(tray);
    }
}
