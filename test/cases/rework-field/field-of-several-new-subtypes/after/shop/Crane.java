package shop;

import java.util.ArrayList;
import java.util.List;

public class Crane extends Base {
    protected int weight = 3;

    private final String labelCrane;

    Crane(String label) {
        this.labelCrane = label;
    }

    void sendCrane(Box box) {
        box.open(labelCrane);
        box.fill(weight);
    }
}
