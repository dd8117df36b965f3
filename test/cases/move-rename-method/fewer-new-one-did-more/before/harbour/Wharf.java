package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void stow(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
