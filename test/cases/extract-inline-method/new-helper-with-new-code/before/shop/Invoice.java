package shop;

public class Invoice {
    private long net;
    private String customer;

    public String print() {
        StringBuilder text = new StringBuilder();
        text.append(customer).append('\n');
        text.append(net);
        return text.toString();
    }
}
