package crm;

public class Customer {
    private final String name;
    private final Address address = new Address();

    public Customer(String name) {
        this.name = name;
    }

    public Address address() {
        return address;
    }

    public String name() {
        return name;
    }
}
