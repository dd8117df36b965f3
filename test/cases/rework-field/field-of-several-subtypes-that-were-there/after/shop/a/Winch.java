package shop.a;

import java.util.ArrayList;
import java.util.List;
import shop.Base;

public class Winch extends Base {
    protected int weight = 3;

    private final String labelWinch;

    Winch(String label) {
        this.labelWinch = label;
    }

    void sendWinch(Box box) {
        box.open(labelWinch);
        box.fill(weight);
    }
}
