package depot;

class Crates {
    void pack(Order order) {
        Crate crate = fetchEmpty();
        Crate spare = open(order, 1);
        load(crate);
    }
}
