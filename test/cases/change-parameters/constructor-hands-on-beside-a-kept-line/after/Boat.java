class Boat extends Hull {
    Boat(Look look, Crate left, Crate right) {
        super(left, right, 3);
        fill(4);
    }
}
