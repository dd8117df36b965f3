package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        pot = cellar.fetch(guests, 9);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
