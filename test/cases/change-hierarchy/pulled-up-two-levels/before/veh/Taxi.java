package veh;

public class Taxi extends Car {
    private long earned;

    public boolean mustRefuel(double km) {
        double needed = km * 0.07;
        return needed > fuel;
    }

    public void earn(long cents) {
        earned += cents;
    }
}
