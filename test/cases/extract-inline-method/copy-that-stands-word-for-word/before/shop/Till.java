package shop;

class Till {
    void close() {
        Count pennies = coins.count(scale);
        pennies.check(7);
        ledger.enter(pennies);
        print("half way");
        Count bills = notes.count(scale);
        bills.check(7);
        ledger.enter(bills);
        print("done");
    }
}
