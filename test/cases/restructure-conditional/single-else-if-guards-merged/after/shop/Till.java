package shop;

import java.util.List;

public class Till {
    private final List<String> receipts;

    public Till(List<String> receipts) {
        this.receipts = receipts;
    }

    public boolean refund(Customer customer, String receipt) {
        if (receipt.isEmpty() || !receipts.contains(receipt)) {
            return false;
        }
        boolean refunded = receipts.remove(receipt);
        customer.credit(receipt);
        return refunded;
    }
}
