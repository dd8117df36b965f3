package clinic;

class Kitchen {
    private int capacity = 40;

    int meals() {
        return capacity * 3;
    }
}
