package depot;

class Port {
    private Depot depot;

    void work(String crate, String shelf, int weight) {
        open(crate);
        load(new Truck(), crate, shelf, weight);
        print(shelf, weight);
    }

    private void load(Truck truck, String crate, String shelf, int weight) {
        truck.start();
        depot.load(truck, crate, shelf, weight);
    }
}
