package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;

    void cook(int guests) {
        cellar.open(heat);
        Pot pot = cellar.fetch(guests, 3);
        cellar.fill(pot);
        pot.stir(7);
        cellar.close(heat);
    }
}
