package harbour;

class Cargo {
    int kind;
    int weight;

    int fee() {
        if (kind == 1) {
            int base = weight * 3;
            return base + tax("fruit");
        } else {
            int rate = weight / 2;
            return rate + tax("coal");
        }
    }
}
