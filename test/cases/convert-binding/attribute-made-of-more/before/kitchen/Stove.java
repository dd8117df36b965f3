package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        pot = new Pot(guests);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
