package harbour;

class Pier {
    int bollards;

    void countPier() {
        bollards++;
    }

    void stow(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
        bell.ring();
    }
}
