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

    void haul(int deck) {
        list.note(page);
        hold.put(page, list);
        horn.blow(5);
        rope.tie(2);
    }

    void anchor() {
        while (berths > 3) {
            berths = sink(berths);
        }
    }
}
