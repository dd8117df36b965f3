package clinic;

class Bed {
    public int number;

    void clean() {
        sweep(number);
    }
}
