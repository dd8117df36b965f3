package farm;

class Digger {
    void dig(int depth) {
        while (engine.runs()) arm.lower(depth);
    }

    void level(String bed) {
        roller.start();
        for (Path path : paths) path.flatten();
    }

    void tow(Cart cart) {
        hook.hang(cart.ring());
    }

    boolean honk(double tone) {
        return horn.blow(tone) > LIMIT;
    }
}
