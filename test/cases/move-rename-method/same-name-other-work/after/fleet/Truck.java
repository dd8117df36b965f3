package fleet;

public class Truck {
    private double fuel;
    private int km;

    public void drive(int distance) {
        km += distance;
    }
}
