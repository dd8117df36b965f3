package orchard;

class Pruner {
    void prune(Bush bush, Shears shears) {
        shears.clean();
        if (bush.isWild()) {
            bush.cut(2);
            shears.wipe(bush);
        }
        if (shears.areSharp()) {
            bush.cut(2);
            shears.wipe(bush);
        }
    }
}
