package farm.machine;

class Gardener {
    Gardener(String name, int age) {
        register(name);
    }

    void dig(int depth) {
        while (engine.runs()) arm.lower(depth);
    }

    void tow(Cart cart) {
        hook.hang(cart.ring());
    }

    boolean honk(double tone) {
        return horn.blow(tone) > LIMIT;
    }
}
