package farm;

class Gardeners {
    void dig(int depth) {
        while (engine.runs()) arm.lower(depth);
    }

    void level(String bed) {
        roller.start();
        for (Path path : paths) path.flatten();
    }

    int rest(Worker worker) {
        throw new IllegalStateException("it never rests");
    }
}
