package harbour;

class Tariff {
    int base() {
        return 4;
    }
}
