package mill;

class Furnace {
    void heat(int degrees) {
        while (gauge.read() < degrees) {
            gas.more();
        }
    }

    void bake(String dough) {
        Tray tray = new Tray(dough);
        belt.carry(tray, speed());
    }

    void cool() {
        if (fan.isReady()) {
            fan.blow(3);
        }
    }
}
