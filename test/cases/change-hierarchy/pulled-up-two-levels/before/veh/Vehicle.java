package veh;

public class Vehicle {
    protected double fuel;
}
