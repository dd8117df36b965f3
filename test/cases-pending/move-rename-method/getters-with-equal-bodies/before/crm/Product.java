package crm;

public class Product {
    private String name;
    private int price;

    public int getPrice() {
        return price;
    }
}
