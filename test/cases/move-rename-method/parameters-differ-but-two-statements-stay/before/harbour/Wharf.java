package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void load(Deck deck) {
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
