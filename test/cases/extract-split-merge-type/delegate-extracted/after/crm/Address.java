package crm;

public class Address {
    private String street;
    private String town;
    private int code;

    public void move(String street, int code, String town) {
        this.street = street;
        this.code = code;
        this.town = town;
    }

    public String label() {
        return street + "\n" + code + " " + town;
    }
}
