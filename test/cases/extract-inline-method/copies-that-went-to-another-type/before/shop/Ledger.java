package shop;

class Ledger {
    void rule() {
        lines.draw(3);
    }
}
