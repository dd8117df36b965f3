class Boat extends Hull {
    Boat(Look look, Crate one, Crate two) {
        this.bow = one;
        this.stern = two;
        fill(4);
    }
}
