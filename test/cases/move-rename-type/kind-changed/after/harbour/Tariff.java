package harbour;

interface Tariff {
    int base();
}
