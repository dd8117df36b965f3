class Boat extends Hull {
    Boat(Look look, Crate one, Crate two) {
        fill(4);
        mark(true);
    }
}
