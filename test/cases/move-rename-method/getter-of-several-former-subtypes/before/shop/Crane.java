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

}
