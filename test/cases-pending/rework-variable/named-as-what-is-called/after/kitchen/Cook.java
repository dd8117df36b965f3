package kitchen;

class Cook {
    private int plates;

    void cook(Shelf shelf, Shelf cellar) {
        plates = 0;
        Pot pot = cellar.pot();
        Cleaver cleaver = shelf.cleaver(cellar);
        Ladle ladle = ladle();
        serve(cellar);
    }
}
