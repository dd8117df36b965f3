package pay;

public class TestGateway implements Gateway {
    private String last;

    @Override
    public boolean go(long cents, String card) {
        last = card + ":" + cents;
        return true;
    }
}
