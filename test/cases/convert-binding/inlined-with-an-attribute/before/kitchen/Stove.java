package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        pot = cellar.fetch(guests, 3);
        serve(pot);
        cellar.close(heat);
    }

    private void serve(Pot pot) {
        cellar.fill(pot);
    }
}
