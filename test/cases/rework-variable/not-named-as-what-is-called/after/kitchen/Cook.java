package kitchen;

class Cook {
    private int plates;

    void cook(Shelf shelf, Shelf cellar) {
        plates = 0;
        Pot big = cellar.pot();
        serve(cellar);
    }

    void wash(Shelf shelf) {
        plates = 1;
        Cleaver cleaver = cleaver();
        serve(shelf);
    }

    void dry(Shelf shelf) {
        plates = 2;
        Prong prong = shelf.prong(3);
        serve(shelf);
    }
}
