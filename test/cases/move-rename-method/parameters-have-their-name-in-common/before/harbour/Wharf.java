package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void load(Deck deck) {
        gate.close();
    }
}
