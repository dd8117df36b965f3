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

}
