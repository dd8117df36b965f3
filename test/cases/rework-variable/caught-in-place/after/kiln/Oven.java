package kiln;

class Oven {
    void bake(Tray tray) {
        try {
            heat(tray);
        } catch (MeltFault first) {
            throw new Fault(3);
        } catch (DropProblem second) {
            warn("bad", second);
        }
        rest(tray);
    }
}
