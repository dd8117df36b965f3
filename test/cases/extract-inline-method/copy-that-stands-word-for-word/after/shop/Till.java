package shop;

class Till {
    void close() {
        tally(coins);
        print("half way");
        tally(notes);
        print("done");
    }

    void tally(Drawer coins) {
        Count pennies = coins.count(scale);
        pennies.check(7);
        ledger.enter(pennies);
    }
}
