package bid;

public class Bid {
    private long highest;

    public boolean accept(long bid, boolean open) {
        if (open && bid > highest) {
            highest = bid;
            return true;
        }
        return false;
    }
}
