package shop;

class Ledger {
    static class Entry {
        private String title;
        private int amount;

        Entry(String title, int amount) {
            this.title = title;
            this.amount = amount;
        }

        String line() {
            return this.title + ": " + this.amount;
        }

        int doubled() {
            return this.amount * 2;
        }
    }
}
