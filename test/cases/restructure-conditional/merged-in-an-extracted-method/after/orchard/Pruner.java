package orchard;

class Pruner {
    void prune(Bush bush, Shears shears) {
        shears.clean();
        trim(bush, shears);
    }

    void trim(Bush next, Shears shears) {
        if (next.isWild() || shears.areSharp()) {
            next.cut(2);
            shears.wipe(next);
        }
    }
}
