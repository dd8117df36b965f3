package shop;

public class Dock {
    void plan(Shelf shelf) {
        shelf.stack(3);
        open(5);
        shelf.pile('c');
        end(9);
    }
}
