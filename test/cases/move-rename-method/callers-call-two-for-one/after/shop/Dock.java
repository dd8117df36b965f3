package shop;

public class Dock {
    void plan(Shelf shelf) {
        shelf.putInto(3);
        open(5);
        shelf.putAtEnd('c');
        end(9);
    }
}
