package clock;

public class Clock {
    protected long now;
    protected int alarmAt;

    public void tick() {
        now++;
    }

    public boolean rings() {
        long minute = now / 60 % 1440;
        return minute == alarmAt;
    }
}
