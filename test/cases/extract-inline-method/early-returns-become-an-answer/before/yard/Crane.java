package yard;

public class Crane {
    private final Siren siren = new Siren();
    private int lifted;

    public void lift(Load load, Weather weather) {
        if (load.tons() > 40) {
            siren.warn("too heavy");
            return;
        }
        if (weather.wind() > 20) {
            siren.warn("too windy");
            return;
        }
        load.hook();
        lifted += load.tons();
    }
}
