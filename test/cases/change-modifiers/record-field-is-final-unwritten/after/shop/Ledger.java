package shop;

class Ledger {
    record Entry(String title, int amount, Clock clock) {
        String line() {
            return this.title + ": " + this.amount;
        }

        int doubled() {
            return this.amount * 2;
        }
    }
}
