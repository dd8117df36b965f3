package port;

class PortWarden {
    void load(Goods goods) {
        loadGate.open(4);
        check("load");
    }

    void moor(Goods goods) {
        moorGate.open(4);
        check("moor");
    }
}
