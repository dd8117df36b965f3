package harbour;

class Pier {
    int bollards;

    void countPier() {
        bollards++;
    }

    void load(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate, 1);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
