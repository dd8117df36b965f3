package shop;

public class Invoice {
    private long net;
    private String customer;

    public String print() {
        StringBuilder text = new StringBuilder();
        text.append(customer).append('\n');
        text.append(net);
        text.append(footer());
        return text.toString();
    }

    private String footer() {
        boolean large = net > 100_000;
        return large ? "Payable within 30 days" : "Payable at once";
    }
}
