package depot;

import stock.Crates;

class Base {
    int many;
}
