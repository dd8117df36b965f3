package veh;

public class Car extends Vehicle {
    protected int doors;

    public boolean isForFamilies() {
        return doors > 3;
    }
}
