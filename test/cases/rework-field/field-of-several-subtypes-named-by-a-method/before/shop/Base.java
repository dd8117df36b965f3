package shop;

import java.util.ArrayList;
import java.util.List;

abstract class Base {
    private int used;
    protected final int weight = 3;
    protected List<Box> boxes = new ArrayList<>();

    void fill(Box box) {
        box.open(used);
        used = used + box.size();
        log(box);
    }

    void rest(String why) {
        System.out.println(why);
    }
}
