package depot;

class Depot {
    private Plan plan;

    Report load(Truck truck, String crate, String shelf, int weight) {
        return new Loader(truck, crate, shelf, weight, null).load();
    }

    void close() {
        plan.close();
    }
}
