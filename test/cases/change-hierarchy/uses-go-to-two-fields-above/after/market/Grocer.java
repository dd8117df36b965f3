package market;

class Grocer extends Shop {

    void stack(Shelf shelf) {
        shelf.put(boxes);
        shelf.label(weight, "fresh");
    }
}
