package kitchen;

class Cook {
    private int plates;

    void cook(Shelf shelf, Shelf cellar) {
        plates = 0;
        Pan pan = shelf.pan();
        serve(cellar);
    }

    void wash(Shelf shelf) {
        plates = 1;
        Knife knife = shelf.knife();
        serve(shelf);
    }

    void dry(Shelf shelf) {
        plates = 2;
        Fork fork = shelf.fork();
        serve(shelf);
    }
}
