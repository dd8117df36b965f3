package route;

public class Toll {
    public long due(Vehicle vehicle, int km) {
        long rate = vehicle.axles() * 12L;
        long base = rate * km;
        if (rate > 40) {
            base += 100;
        }
        return base;
    }
}
