package shop.store;

import shop.base.Crate;
import shop.base.Crates;

abstract class Place {
    void report(Object what, int times) {
        log.info(what, times);
    }
}
