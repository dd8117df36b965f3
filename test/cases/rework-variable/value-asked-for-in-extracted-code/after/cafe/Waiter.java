package cafe;

class Waiter {
    void serve(Table table) {
        Menu menu = kitchen().menu();
        begin(table);
        greet(menu);
    }

    private void begin(Table table) {
        lay(table, 2);
        offer(kitchen().menu(), table);
    }
}
