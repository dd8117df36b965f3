class Boat extends Hull {
    Boat(Look look, Crate left, Crate right) {
        fill(4);
        mark(true);
    }
}
