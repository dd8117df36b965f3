package depot;

import stock.Crates;

class Base {
    int many;

    Crate newCrate(int size, String name, String label) {
        return Crates.create(size, name, label, noneAtAll());
    }

    Lid newLid(int much, String marked) {
        return Crates.lid(much, marked);
    }
}
