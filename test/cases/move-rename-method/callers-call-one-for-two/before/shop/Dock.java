package shop;

public class Dock {
    void plan(Shelf shelf) {
        shelf.putIn(3);
        open(5);
        shelf.putAt('c');
        end(9);
    }
}
