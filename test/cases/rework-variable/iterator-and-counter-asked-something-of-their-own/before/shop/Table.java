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
        for (Iterator<String> iterator = labels.iterator(); iterator.hasNext();) {
            String label = iterator.next();
            send(label, used);
            if (isOpen() && iterator.hasNext()) {
                close(used);
            }
            used += 2;
        }
    }

}
