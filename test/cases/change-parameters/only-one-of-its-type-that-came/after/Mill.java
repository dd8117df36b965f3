class Mill {
    void grind(Sack sack, Grain grain) {
        wheel.start();
        wheel.stop();
    }

    void sift(Sack sack, Grain fine, Grain coarse) {
        sieve.shake();
        sieve.clean();
        dust.blow();
    }

    void blend(Grain grain) {
        wheel.start();
        mix(grain);
    }
}
