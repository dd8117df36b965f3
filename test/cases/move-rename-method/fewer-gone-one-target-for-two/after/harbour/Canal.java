package harbour;

class Canal {
    int locks;

    void countCanal() {
        locks++;
    }

    void haul(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
