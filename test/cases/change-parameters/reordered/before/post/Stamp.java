package post;

public class Stamp {
    public static long price(int grams, String country, boolean fast) {
        long price = country.equals("DE") ? 85 : 110;
        price += grams / 20 * 15L;
        return fast ? price * 2 : price;
    }
}
