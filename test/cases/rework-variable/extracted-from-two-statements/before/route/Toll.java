package route;

public class Toll {
    public long due(Vehicle vehicle, int km) {
        long base = vehicle.axles() * 12L * km;
        if (vehicle.axles() * 12L > 40) {
            base += 100;
        }
        return base;
    }
}
