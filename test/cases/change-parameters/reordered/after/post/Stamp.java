package post;

public class Stamp {
    public static long price(String country, int grams, boolean fast) {
        long price = country.equals("DE") ? 85 : 110;
        price += grams / 20 * 15L;
        return fast ? price * 2 : price;
    }
}
