package harbour;

class Mark {
    private int depth;

    int anchor(int metres) {
        depth = depth + metres;
        report("depth", depth);
        return depth;
    }
}
