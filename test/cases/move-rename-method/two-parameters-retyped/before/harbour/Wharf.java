package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void load(int deck, int berth) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        flag.raise(list);
    }
}
