package mill;

class Kiln {
    void heat(int degrees) {
        while (gauge.read() < degrees) {
            gas.more();
        }
    }

    void bake(String dough) {
        Tray tray = new Tray(dough);
        belt.carry(tray, speed());
    }

    String glaze(String pot) {
        return pot + " glazed";
    }

    boolean isLit() {
        return flame != null;
    }
}
