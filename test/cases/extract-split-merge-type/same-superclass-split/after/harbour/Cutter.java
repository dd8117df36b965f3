package harbour;

class Cutter extends Floating {
    void dock() {
        crane.swing(deck, true);
        deck.clear();
        log.add(deck);
    }

    void sail() {
        wind.catchAll(mast);
        mast.lean(wind);
    }

    void fish() {
        net.cast(water);
        basket.fill(net);
    }

    void row() {
        oar.dip();
        oar.pull(water);
    }
}
