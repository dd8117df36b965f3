package harbour;

class Wharf {
    int berths;

    void one() {
        berths += 0;
    }

    void load(int deck) {
        list.note(page);
        hold.put(page, list);
        horn.blow(5);
        cup.fill(page);
        lamp.glow(7);
    }

    void two() {
        berths += 1;
    }

    void drift() {
        Rope rope = new Rope(3);
        rope.cut(berths);
    }
}
