package shop;

import java.util.ArrayList;
import java.util.List;

class Crane {
    private final String labelCrane;

    Crane(String label) {
        this.labelCrane = label;
    }

    String labelCrane() {
        return labelCrane;
    }

    int used() {
        return used;
    }

    void fill(Box box) {
        box.open(used);
        used = used + box.size();
        log(box);
    }

}
