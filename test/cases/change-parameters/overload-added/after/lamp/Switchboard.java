package lamp;

public class Switchboard {
    private final boolean[] lit = new boolean[8];

    public void on(int lamp) {
        lit[lamp] = true;
    }

    public void on(int lamp, long millis) {
        Timer timer = Timer.after(millis);
        timer.onElapsed(() -> lit[lamp] = false);
        on(lamp);
    }
}
