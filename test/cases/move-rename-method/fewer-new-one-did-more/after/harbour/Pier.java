package harbour;

class Pier {
    int bollards;

    void countPier() {
        bollards++;
    }
}
