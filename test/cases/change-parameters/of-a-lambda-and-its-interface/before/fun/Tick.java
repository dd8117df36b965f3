package fun;

public class Tick {
    interface Handler {
        void on(long time);
    }

    private Handler handler = time -> System.out.println(time);

    public void fire(long now) {
        handler.on(now);
    }
}
