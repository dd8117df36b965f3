package weather;

public class Station {
    private final Sensor roof;
    private final Sensor cellar;
    private final Log log;

    public Station(Sensor roof, Sensor cellar, Log log) {
        this.roof = roof;
        this.cellar = cellar;
        this.log = log;
    }

    public void report() {
        reportOne(roof, "roof");
        reportOne(cellar, "cellar");
    }

    private void reportOne(Sensor sensor, String place) {
        double degrees = sensor.read() * 1.8 + 32;
        log.write(place, degrees);
        log.flush(sensor.serial());
    }
}
