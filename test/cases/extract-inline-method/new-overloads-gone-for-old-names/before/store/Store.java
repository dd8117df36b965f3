package store;

class Store {
    private static final int MANY = 3;
    private static final int FEW = 1;
    private int count;

    void fillIn(Crate crate) {
        fillIn(crate, MANY);
    }

    void fillIn(Crate crate, int many) {
        check(crate);
        shelf.add(crate);
        count += many;
    }

    void fillUp(Crate crate) {
        fillIn(crate);
    }

    void fillUp(Crate crate, int many) {
        fillIn(crate, many);
    }

    void pourOut(Barrel barrel) {
        pourOut(barrel, MANY);
    }

    void pourOut(Barrel barrel, int many) {
        drain(barrel);
        racks.free(barrel);
        count -= many;
    }

    void empty(Barrel barrel) {
        pourOut(barrel);
    }
}
