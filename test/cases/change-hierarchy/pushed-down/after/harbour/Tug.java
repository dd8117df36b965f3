package harbour;

class Tug extends Vessel {
    private int fuel;

    int refuel(int litres) {
        fuel = fuel + litres;
        report("fuel", fuel);
        return fuel;
    }
}
