package mow;

public class Mower {
    private int charge;

    public void start() {
        check();
        Blade.spin();
    }

    public void resume() {
        Blade.spin();
    }

    private void check() {
        if (charge < 10) {
            throw new IllegalStateException("empty");
        }
    }
}
