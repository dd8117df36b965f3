package store;

class DepotBase {
    int size = 0;
    long limit = 7L;
    String label = "depot";
}
