package shop;

class Till {
    void close() {
        Drawer coins = drawers.find("coins");
        Count pennies = coins.count(scale);
        pennies.check(7);
        ledger.enter(pennies);
        print("half way");
        Drawer notes = drawers.find("notes");
        Count bills = notes.count(scale);
        bills.check(7);
        ledger.enter(bills);
        print("done");
    }
}
