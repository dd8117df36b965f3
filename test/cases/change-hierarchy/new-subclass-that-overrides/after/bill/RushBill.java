package bill;

public class RushBill extends Bill {
    @Override
    public long due() {
        return super.due() + 500;
    }
}
