class Tower {
    Tower(Bell bell, Clock clock) {
        hang(bell);
    }

    void strike(Bell bell, Clock clock) {
        hang(bell);
    }
}
