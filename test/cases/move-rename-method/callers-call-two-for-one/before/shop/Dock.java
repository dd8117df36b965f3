package shop;

public class Dock {
    void plan(Shelf shelf) {
        shelf.putIn(3);
        open(5);
        shelf.putIn('c');
        end(9);
    }
}
