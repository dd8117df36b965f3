package veh;

public class Vehicle {
    protected double fuel;

    public boolean mustRefuel(double km) {
        double needed = km * 0.07;
        return needed > fuel;
    }
}
