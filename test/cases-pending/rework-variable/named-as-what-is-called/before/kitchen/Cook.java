package kitchen;

class Cook {
    private int plates;

    void cook(Shelf shelf, Shelf cellar) {
        plates = 0;
        Pan pan = shelf.pan();
        Knife knife = shelf.knife(3);
        Spoon spoon = spoon();
        serve(cellar);
    }
}
