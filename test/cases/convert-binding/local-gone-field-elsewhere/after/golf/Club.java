package golf;

public class Club {
    public double swing(double force) {
        return force * 1.4;
    }
}
