package shop;

class Till {
    Drawer coins;
    Drawer notes;

    void close() {
        Count sum = coins.count(scale);
        sum.check(7);
        ledger.enter(sum);
        print("half way");
        Count all = notes.count(scale);
        all.check(7);
        ledger.enter(all);
        print("done");
    }
}
