package cafe;

class Waiter {
    void serve(Table table) {
        Guest guest = (Guest) visitor;
    }
}
