package tv;

public class Remote {
    private final Tuner tuner = new Tuner();
    private final Amplifier amplifier = new Amplifier();

    public void up() {
        tuner.next();
    }
}
