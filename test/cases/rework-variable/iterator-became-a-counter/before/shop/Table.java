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
        for (Iterator<String> it = labels.iterator(); it.hasNext();) {
            String label = it.next();
            send(label, used);
            used += 2;
        }
    }

}
