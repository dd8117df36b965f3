package shop;

public class Dock {
    void plan(Shelf shelf) {
        shelf.putInto(3);
        open(5);
        shelf.putInto('c');
        end(9);
    }
}
