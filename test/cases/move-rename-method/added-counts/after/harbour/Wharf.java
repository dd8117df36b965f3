package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void unship(int deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        flag.raise(list);
        bell.ring();
    }

    void loadOff(int deck, String flag) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        flag.raise(list);
        bell.ring();
        rope.tie(2);
    }
}
