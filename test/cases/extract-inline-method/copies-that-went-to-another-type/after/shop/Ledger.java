package shop;

class Ledger {
    void rule() {
        lines.draw(3);
    }

    void enter(Drawer drawer) {
        drawer.open(7);
        rows.take(drawer, 7);
        drawer.close();
    }
}
