package shop;

class Till {
    void close() {
        Drawer coins = drawers.find("coins");
        ledger.enter(coins, 3);
        printer.print(coins, "now");
        Drawer notes = drawers.find("notes");
        ledger.enter(notes, 3);
        printer.print(notes, "now");
    }
}
