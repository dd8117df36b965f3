package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault first) {
            warn("bad", 3);
        }
        rest(tray);
    }
}
