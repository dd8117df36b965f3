package fleet;

public class Truck {
    private double fuel;
    private int km;

    public void drive(int distance) {
        km += distance;
    }

    public void check() {
        if (fuel < 20) {
            System.out.println("refuel soon");
        }
        km = km - km % 10;
    }
}
