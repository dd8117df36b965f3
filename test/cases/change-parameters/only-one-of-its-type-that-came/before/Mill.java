class Mill {
    void grind(Grain wheat, Grain rye) {
        wheel.start();
        wheel.stop();
    }

    void sift(Grain wheat) {
        sieve.shake();
        sieve.clean();
        dust.blow();
    }

    void blend(Grain wheat, Grain rye) {
        wheel.start();
        mix(rye);
    }
}
