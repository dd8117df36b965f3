package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void bring(int deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate, 1);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        flag.raise(list);
    }

    void fetch(int deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        flag.raise(list);
        bell.ring();
    }
}
