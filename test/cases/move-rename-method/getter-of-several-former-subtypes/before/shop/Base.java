package shop;

import java.util.ArrayList;
import java.util.List;

abstract class Base {
    int used() {
        return used;
    }

    void fill(Box box) {
        box.open(used);
        used = used + box.size();
        log(box);
    }

    void rest(String why) {
        System.out.println(why);
    }
}
