package shop;

import java.util.ArrayList;
import java.util.List;

class Winch {
    private final String labelWinch;

    Winch(String label) {
        this.labelWinch = label;
    }

    String labelWinch() {
        return labelWinch;
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
