package shop;

class Till {
    Ledger ledger;

    void close() {
        Drawer coins = drawers.find("coins");
        ledger.enter(coins);
        Drawer notes = drawers.find("notes");
        ledger.enter(notes);
        show(3);
        show(5);
    }

    void show(int size) {
        printer.print("now", size);
    }
}
