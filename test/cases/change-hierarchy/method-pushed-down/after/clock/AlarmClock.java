package clock;

public class AlarmClock extends Clock {
    private int alarmAt;
    private boolean loud;

    public void loud(boolean on) {
        loud = on;
    }

    public boolean rings() {
        long minute = now / 60 % 1440;
        return minute == alarmAt;
    }
}
