package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;

    void cook(int guests) {
        cellar.open(heat);
        serve(cellar.fetch(guests, 8));
        cellar.close(heat);
    }

    private void serve(Pot pot) {
        cellar.fill(pot);
    }
}
