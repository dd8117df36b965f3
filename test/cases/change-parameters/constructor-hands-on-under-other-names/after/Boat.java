class Boat extends Hull {
    private final Crate bow;
    private final Crate stern;
    private final Look look;

    Boat(Crate left, Crate right, Look look) {
        this(left, right, look, true);
    }

    Boat(Crate left, Crate right, Look look, boolean open) {
        this.bow = require(left, "bow");
        this.stern = require(right, "stern");
        this.look = look != null ? look : Look.PLAIN;
        mark(open);
    }
}
