package radio;

public class Tuner {
    private final Log log = new Log();
    private double frequency;

    public void seek(double from) {
        log.info("seeking");
        double step = 0.05;
        while (Signal.strength(from) < 40) {
            from += step;
        }
        frequency = from;
    }
}
