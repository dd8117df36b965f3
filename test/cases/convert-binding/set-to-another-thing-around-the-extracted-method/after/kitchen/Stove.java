package kitchen;

class Stove {
    private int heat;
    private Cellar cellar;
    private Pot pot;

    void cook(int guests) {
        cellar.open(heat);
        pot = cellar.build(heat);
        serve();
        cellar.close(heat);
    }

    private void serve() {
        cellar.fill(pot);
        pot.stir(7);
    }
}
