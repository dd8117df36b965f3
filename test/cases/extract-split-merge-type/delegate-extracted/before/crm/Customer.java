package crm;

public class Customer {
    private final String name;
    private String street;
    private String town;
    private int code;

    public Customer(String name) {
        this.name = name;
    }

    public void move(String street, int code, String town) {
        this.street = street;
        this.code = code;
        this.town = town;
    }

    public String label() {
        return street + "\n" + code + " " + town;
    }

    public String name() {
        return name;
    }
}
