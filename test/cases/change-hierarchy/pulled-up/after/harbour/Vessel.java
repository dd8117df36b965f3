package harbour;

class Vessel {
    private int fuel;

    void sail() {
        steer("north");
    }

    int refuel(int litres) {
        fuel = fuel + litres;
        report("fuel", fuel);
        return fuel;
    }
}
