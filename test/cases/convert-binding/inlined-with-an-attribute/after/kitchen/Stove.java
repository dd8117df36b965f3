package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;

    void cook(int guests) {
        cellar.open(heat);
        Pot pot = cellar.fetch(guests, 3);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
