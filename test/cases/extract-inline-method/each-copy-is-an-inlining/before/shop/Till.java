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
        Count sum = drawer.count(scale);
        sum.check(7);
        ledger.enter(sum);
    }
}
