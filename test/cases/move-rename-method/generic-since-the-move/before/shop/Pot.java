package shop;

class Pot {
    void clean() {
        Sponge.rub();
    }
}
