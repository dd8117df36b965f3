package harbour;

class Yard {
    int gates;

    void gate() {
        gates++;
    }
}
