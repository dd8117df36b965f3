package shop;

import java.util.ArrayList;
import java.util.List;

class Crane extends Base {
    private final String labelCrane;

    Crane(String label) {
        this.labelCrane = label;
    }

    String labelCrane() {
        return labelCrane;
    }

    private int used;
    protected final int weight = 3;
    protected List<Box> boxes = new ArrayList<>();

    void fill(Box box) {
        box.open(used);
        used = used + box.size();
        log(box);
    }

}
