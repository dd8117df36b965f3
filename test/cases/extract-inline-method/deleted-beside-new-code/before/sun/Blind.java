package sun;

public class Blind {
    private int height;

    public void noon(int light) {
        lower(light);
    }

    private void lower(int light) {
        int steps = light / 100;
        for (int step = 0; step < steps; step++) {
            height--;
        }
    }
}
