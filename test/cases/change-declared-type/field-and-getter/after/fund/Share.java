package fund;

public class Share {
    private long pieces;

    public long getPieces() {
        return pieces;
    }

    public void setPieces(long pieces) {
        this.pieces = pieces;
    }
}
