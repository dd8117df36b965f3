package shop;

import java.util.Iterator;
import java.util.List;

abstract class Table {
    private final String name;
    private int used;

    Table(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void sendAll(Labels labels) {
        open(3);
        for (int index = 0; index < labels.length; index++) {
            String label = labels[index];
            send(label, used);
            if (isOpen() && index != labels.length - 1) {
                close(used);
            }
            used += 2;
        }
    }

}
