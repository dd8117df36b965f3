class Boat extends Hull {
    private final Crate bow;
    private final Crate stern;
    private final Look look;

    Boat(Crate one, Crate two, Look look) {
        this.bow = require(one, "bow");
        this.stern = require(two, "stern");
        this.look = look != null ? look : Look.PLAIN;
    }
}
