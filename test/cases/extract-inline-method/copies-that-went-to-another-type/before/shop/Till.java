package shop;

class Till {
    Ledger ledger;

    void close() {
        Drawer coins = drawers.find("coins");
        coins.open(7);
        rows.take(coins, 7);
        coins.close();
        Drawer notes = drawers.find("notes");
        notes.open(7);
        rows.take(notes, 7);
        notes.close();
        printer.print("now", 3);
        printer.print("now", 5);
    }
}
