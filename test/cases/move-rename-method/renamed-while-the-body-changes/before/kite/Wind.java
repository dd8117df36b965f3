package kite;

public class Wind {
    private final double[] gusts = new double[60];
    private int next;

    public void gust(double speed) {
        gusts[next] = speed;
        next = (next + 1) % gusts.length;
    }

    public double mean() {
        double sum = 0;
        for (double gust : gusts) {
            sum += gust;
        }
        return sum / gusts.length;
    }

    public boolean isCalm() {
        return mean() < 2.5;
    }
}
