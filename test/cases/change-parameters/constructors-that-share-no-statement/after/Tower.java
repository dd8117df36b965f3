class Tower {
    Tower(Gong gong, Sundial sundial) {
        hang(gong);
    }

    void strike(Gong gong, Sundial sundial) {
        hang(gong);
    }
}
