package pay;

public interface Gateway {
    boolean go(long cents, String card);
}
