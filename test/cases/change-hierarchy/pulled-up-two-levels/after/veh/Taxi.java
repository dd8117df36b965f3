package veh;

public class Taxi extends Car {
    private long earned;

    public void earn(long cents) {
        earned += cents;
    }
}
