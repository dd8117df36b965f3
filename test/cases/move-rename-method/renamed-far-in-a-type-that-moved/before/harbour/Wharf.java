package harbour;

class Wharf {
    int berths;

    void load(int deck) {
        bell.ring();
        list.note(page);
        hold.put(page, list);
        horn.blow(5);
    }

    void one() {
        berths += 0;
    }

    void two() {
        berths += 1;
    }

    void three() {
        berths += 2;
    }

    void four() {
        berths += 3;
    }

    void drift() {
        Rope rope = new Rope(3);
        rope.cut(berths);
    }
}
