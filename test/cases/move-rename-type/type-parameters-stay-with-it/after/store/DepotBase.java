package store;

class DepotBase<T> {
    int size = 0;
    long limit = 7L;
    String label = "depot";
}
