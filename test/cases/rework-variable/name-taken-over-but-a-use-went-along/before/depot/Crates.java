package depot;

class Crates {
    void pack(Order order) {
        Crate crate = open(order, 1);
        load(crate);
        seal(crate);
    }
}
