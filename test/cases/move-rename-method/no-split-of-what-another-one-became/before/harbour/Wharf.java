package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }

    void haul() {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        bell.ring();
    }
}
