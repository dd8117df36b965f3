package kite;

public class Wind {
    private final double[] gusts = new double[60];
    private int next;

    public void gust(double speed) {
        gusts[next] = speed;
        next = (next + 1) % gusts.length;
    }

    public double averageOfMinute() {
        double sum = 0;
        for (double gust : gusts) {
            if (gust >= 0) {
                sum += gust;
            }
        }
        return sum / gusts.length;
    }

    public boolean isCalm() {
        return averageOfMinute() < 2.5;
    }
}
