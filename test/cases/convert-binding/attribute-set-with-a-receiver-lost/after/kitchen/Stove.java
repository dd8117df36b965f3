package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;

    void cook(int guests) {
        cellar.open(heat);
        Pot pot = fetch(guests);
        cellar.fill(pot);
        cellar.close(heat);
    }
}
