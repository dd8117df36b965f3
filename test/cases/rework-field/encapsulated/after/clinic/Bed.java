package clinic;

class Bed {
    private int number;

    void clean() {
        sweep(number);
    }

    int getNumber() {
        return number;
    }

    void setNumber(int number) {
        this.number = number;
    }
}
