package moon;

public class Phase {
    public double share(double day) {
        double turned = day / 29.53 * 2 * Math.PI;
        double lit = (1 - Math.cos(turned)) / 2;
        return lit;
    }
}
