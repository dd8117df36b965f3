package depot;

class Port {
    private Depot depot;

    void work(String crate, String shelf, int weight) {
        open(crate);
        depot.load(crate, shelf, String.valueOf(weight));
        print(shelf, weight);
    }
}
