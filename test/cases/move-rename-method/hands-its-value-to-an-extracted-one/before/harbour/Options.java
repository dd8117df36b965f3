package harbour;

class Options {
    private final Table table = new Table();

    Options setShowFlag(boolean show) {
        table.put("flag", Values.of(show));
        return this;
    }

    Options setDropRope(boolean drop) {
        table.put("rope", Values.of(drop));
        return this;
    }
}
