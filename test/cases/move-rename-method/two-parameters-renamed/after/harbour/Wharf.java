package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void loadAll(int floor, int place) {
        Crate crate = crane.lift(3);
        hold.stow(crate, 1);
        list.note(crate, hold);
        horn.blow(3);
        gate.close();
        flag.raise(list);
    }

    void haul(int deck, int berth) {
        Crate crate = crane.lift(3);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(3);
        gate.close();
        flag.raise(list);
        bell.ring();
    }
}
