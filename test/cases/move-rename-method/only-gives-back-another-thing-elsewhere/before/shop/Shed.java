package shop;

class Shed {
    long weight() {
        return load.sum();
    }
}
