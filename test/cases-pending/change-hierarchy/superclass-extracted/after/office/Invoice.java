package office;

public class Invoice extends Paper {
    private long total;

    public long total() {
        return total;
    }
}
