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

        void load(Deck deck) {
            Crate crate = crane.lift(deck);
            hold.stow(crate);
            list.note(crate, hold);
            horn.blow(deck);
            rope.tie(quay, 3);
        }
    }

    static class Outer {
        int piers;

        void countOuter() {
            piers++;
        }

        void load(Deck deck) {
            Crate crate = crane.lift(deck);
            hold.stow(crate);
            list.note(crate, hold);
            horn.blow(deck);
            gate.close();
        }
    }
}
