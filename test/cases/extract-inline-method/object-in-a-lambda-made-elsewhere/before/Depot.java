package shop.store;

import shop.base.Crate;
import shop.base.Crates;
import shop.base.CrateBuilder;

class Depot extends Place {
    Object load(String title, int size, String name, String label) {
        prepare(title);
        String text = render(loader, it -> it.put(new Crate(size, name, label)));
        report(text, 3);
    }

    void prepare(String title) {
        log.info(title);
    }
}
