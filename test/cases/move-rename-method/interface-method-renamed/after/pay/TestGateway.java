package pay;

public class TestGateway implements Gateway {
    private String last;

    @Override
    public boolean charge(long cents, String card) {
        last = card + ":" + cents;
        return true;
    }
}
