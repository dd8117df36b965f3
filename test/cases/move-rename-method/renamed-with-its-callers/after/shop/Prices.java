package shop;

public class Prices {
    private final double rate;

    public Prices(double rate) {
        this.rate = rate;
    }

    public long grossOf(long net, int pieces) {
        long sum = net * pieces;
        long tax = Math.round(sum * rate);
        return sum + tax;
    }

    public String show(long net) {
        return grossOf(net, 1) + " cent";
    }
}
