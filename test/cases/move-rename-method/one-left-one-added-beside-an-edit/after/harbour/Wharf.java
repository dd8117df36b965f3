package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    void bring(int deck) {
        hold.stow(crate);
        list.note(crate, hold);
        horn.blow(deck);
        cup.fill(page, 3, berths);
        tin.bend();
        oak.grow(4);
        elm.fell(9);
        ivy.climb();
        fir.cut(7);
        fig.pick(deck);
    }
}
