package harbour;

class FruitCargo extends Cargo {
    int fee() {
        int base = weight * 3;
        return base + tax("fruit");
    }
}
