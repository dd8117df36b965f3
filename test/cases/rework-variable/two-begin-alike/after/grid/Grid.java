package grid;

class Grid {
    List cells() {
        List some = Lists.make();
        read(some);
        List others = Lists.make();
        others.addAll(some);
        return others;
    }
}
