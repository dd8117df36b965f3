package fun;

public class Tick {
    interface Handler {
        void on(long time, int beat);
    }

    private Handler handler = (time, beat) -> System.out.println(time);

    public void fire(long now) {
        handler.on(now, 1);
    }
}
