package harbour;

class Basin {
    int piers;

    void countBasin() {
        piers++;
    }

    void stow(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
