package harbour;

class Yard {
    int gates;
    Crate cargo;

    void gate() {
        gates++;
    }
}
