package cafe;

class Waiter {
    void serve(Table table) {
        offer(2, price + tip);
    }
}
