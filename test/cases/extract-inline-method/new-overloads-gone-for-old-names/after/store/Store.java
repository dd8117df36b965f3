package store;

class Store {
    private static final int MANY = 3;
    private static final int FEW = 1;
    private int count;

    void fillUp(Crate crate) {
        fillUp(crate, MANY);
    }

    void fillUp(Crate crate, int many) {
        check(crate);
        shelf.add(crate);
        count += many;
    }

    void empty(Barrel barrel) {
        empty(barrel, MANY);
    }

    void empty(Barrel barrel, int many) {
        drain(barrel);
        racks.free(barrel);
        count -= many;
    }
}
