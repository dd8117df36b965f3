package radio;

public class Tuner {
    private final Log log = new Log();
    private double frequency;

    public void seek(double from) {
        frequency = scan(Band.of(from));
    }

    private double scan(Band band) {
        log.info("seeking");
        Station nearest = band.nearest();
        if (nearest == null) {
            return 0;
        }
        nearest.remember();
        return nearest.at();
    }
}
