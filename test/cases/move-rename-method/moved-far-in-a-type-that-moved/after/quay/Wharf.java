package quay;

class Wharf {
    int berths;

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

    void load(long deck) {
        list.note(page);
        hold.put(page, list);
        horn.blow(5);
        cup.fill(page, berths);
        lamp.glow(7, berths);
    }

    void anchor() {
        while (berths > 3) {
            berths = sink(berths);
        }
    }
}
