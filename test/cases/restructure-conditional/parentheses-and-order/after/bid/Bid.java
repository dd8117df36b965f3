package bid;

public class Bid {
    private long highest;

    public boolean accept(long bid, boolean open) {
        if ((highest < bid) && open) {
            highest = bid;
            return true;
        }
        return false;
    }
}
