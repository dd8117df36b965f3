package tide;

public class Tide {
    public double height(double hour, double moon) {
        double high = 4.2 + moon;
        double low = 0.3 - moon;
        double share = Math.sin(hour / 12 * Math.PI);
        System.out.println(high + " " + low);
        return low + share * high;
    }
}
