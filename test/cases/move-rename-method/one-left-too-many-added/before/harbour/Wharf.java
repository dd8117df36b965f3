package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void load(int deck) {
        bell.ring();
        hold.stow(crate);
        list.note(crate, hold);
        cup.fill(page, 3);
    }
}
