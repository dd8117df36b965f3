package golf;

public class Club {
    public double swing(double force) {
        double angle = Math.toRadians(12);
        System.out.println(angle);
        return force * 1.4;
    }
}
