package shop;

class Lamps {
    int size;
}
