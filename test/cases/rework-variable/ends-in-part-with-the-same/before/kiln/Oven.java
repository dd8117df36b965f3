package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault melt) {
            log(melt);
        } finally {
            close(tray);
            tell(1);
        }
        rest(tray);
    }
}
