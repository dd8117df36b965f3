package harbour;

class Alongside {
    int boats;

    void countAlongside() {
        boats++;
    }

    void load(Deck deck) {
        Crate crate = crane.lift(deck);
        hold.stow(crate, 1);
        list.note(crate, hold);
        horn.blow(deck);
        gate.close();
    }
}
