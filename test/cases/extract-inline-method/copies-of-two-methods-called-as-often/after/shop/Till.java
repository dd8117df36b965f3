package shop;

class Till {
    void close() {
        Drawer coins = drawers.find("coins");
        tally(coins);
        show(coins);
        Drawer notes = drawers.find("notes");
        tally(notes);
        show(notes);
    }

    void tally(Drawer drawer) {
        ledger.enter(drawer, 3);
    }

    void show(Drawer some) {
        printer.print(some, "now");
    }
}
