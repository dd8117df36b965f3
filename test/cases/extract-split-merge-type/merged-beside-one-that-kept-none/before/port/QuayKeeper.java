package port;

class QuayKeeper {
    void fish() {
        hall.fish("fish");
        yard.fish(3);
    }

    void load(Goods goods) {
        loadGate.open(4);
        check("load");
    }

    void moor(Goods goods) {
        moorGate.open(4);
        check("moor");
    }
}
