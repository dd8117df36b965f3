package shop;

class Till {
    Drawer coins;
    Drawer notes;

    void close() {
        tally(coins);
        print("half way");
        tally(notes);
        print("done");
    }

    void tally(Drawer drawer) {
        Count sum = drawer.count(scale);
        sum.check(7);
        ledger.enter(sum);
    }
}
