package cafe;

class Waiter {
    void serve(Table table) {
        Menu menu = kitchen().menu();
        lay(table, 2);
        offer(menu, table);
        greet(menu);
    }
}
