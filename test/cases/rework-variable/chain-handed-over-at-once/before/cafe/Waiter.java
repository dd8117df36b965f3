package cafe;

class Waiter {
    void serve(Table table) {
        Guest guest = table.seats().guest();
    }
}
