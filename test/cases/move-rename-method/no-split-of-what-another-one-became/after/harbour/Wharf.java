package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void bring() {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }

    void fetch() {
        Crate crate = crane.lift(deck);
        hold.stow(crate, 1);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
