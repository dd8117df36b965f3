package cafe;

class Waiter {
    void serve(Table table) {
        int sum = price + tip;
    }
}
