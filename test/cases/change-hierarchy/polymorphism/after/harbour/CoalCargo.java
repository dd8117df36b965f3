package harbour;

class CoalCargo extends Cargo {
    int fee() {
        int rate = weight / 2;
        return rate + tax("coal");
    }
}
