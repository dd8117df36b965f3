package veh;

public class Car extends Vehicle {
    protected int doors;
}
