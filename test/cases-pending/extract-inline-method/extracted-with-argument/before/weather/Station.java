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
        double warm = roof.read() * 1.8 + 32;
        log.write("roof", warm);
        log.flush(roof.serial());
        double cold = cellar.read() * 1.8 + 32;
        log.write("cellar", cold);
        log.flush(cellar.serial());
    }
}
