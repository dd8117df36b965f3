package shop;

import java.util.ArrayList;
import java.util.List;

class Winch extends Base {
    private final String labelWinch;

    Winch(String label) {
        this.labelWinch = label;
    }

    String labelWinch() {
        return labelWinch;
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
