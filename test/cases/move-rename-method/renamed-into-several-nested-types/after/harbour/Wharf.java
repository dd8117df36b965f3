package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    static class Inner {
        int boats;

        void countInner() {
            boats++;
        }

        void stow(Deck deck) {
            Crate crate = crane.lift(deck);
            hold.stow(crate, 1);
            list.note(crate, hold);
            horn.blow(deck);
            gate.close();
        }
    }

    static class Outer {
        int piers;

        void countOuter() {
            piers++;
        }

        void stow(Deck deck) {
            Crate crate = crane.lift(deck);
            hold.stow(crate, 1);
            list.note(crate, hold);
            horn.blow(deck);
            gate.close();
        }
    }
}
