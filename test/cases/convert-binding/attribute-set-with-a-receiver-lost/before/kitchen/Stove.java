package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        this.pot = cellar.fetch(guests);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
