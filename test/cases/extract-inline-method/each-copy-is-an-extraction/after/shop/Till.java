package shop;

class Till {
    void close() {
        Drawer coins = drawers.find("coins");
        tally(coins);
        print("half way");
        Drawer notes = drawers.find("notes");
        tally(notes);
        print("done");
    }

    void tally(Drawer drawer) {
        Count pennies = drawer.count(scale);
        pennies.check(7);
        ledger.enter(pennies);
    }
}
