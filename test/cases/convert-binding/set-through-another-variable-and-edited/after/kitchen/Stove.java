package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        Kettle full = cellar.fetch(guests, 3);
        pot = full;
        cellar.fill(pot, 7);
        cellar.close(heat);
    }
}
