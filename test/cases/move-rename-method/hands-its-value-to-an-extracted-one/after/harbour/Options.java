package harbour;

class Options {
    private final Table table = new Table();

    Options set(String key, Value value) {
        table.put(key, value);
        return this;
    }

    Options setShowsFlag(boolean shows) {
        set("flag", Values.of(shows));
        return this;
    }

    Options setDropsRope(boolean drops) {
        set("rope", Values.of(drops));
        return this;
    }
}
