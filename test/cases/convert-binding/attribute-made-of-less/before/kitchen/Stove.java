package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;

    void cook(int guests) {
        cellar.open(heat);
        Pot pot = new Pot(guests, 3);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
