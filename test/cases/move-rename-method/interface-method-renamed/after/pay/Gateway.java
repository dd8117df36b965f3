package pay;

public interface Gateway {
    boolean charge(long cents, String card);
}
