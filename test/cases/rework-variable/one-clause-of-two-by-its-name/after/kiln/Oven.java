package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (FryException melt) {
            warn("bad", 3);
        }
        rest(tray);
    }
}
