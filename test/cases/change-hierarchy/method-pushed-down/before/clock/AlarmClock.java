package clock;

public class AlarmClock extends Clock {
    private boolean loud;

    public void loud(boolean on) {
        loud = on;
    }
}
