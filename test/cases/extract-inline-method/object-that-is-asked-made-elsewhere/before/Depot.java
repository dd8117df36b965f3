package shop.store;

import shop.base.Crate;
import shop.base.Crates;
import shop.base.CrateBuilder;

class Depot extends Place {
    Object load(String title, int size, String name, String label) {
        prepare(title);
        Lid lid = new Crate(size, name, label).lid();
        report(lid, 3);
    }

    void prepare(String title) {
        log.info(title);
    }
}
