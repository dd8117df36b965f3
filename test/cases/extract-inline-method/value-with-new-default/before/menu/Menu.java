package menu;

public class Menu {
    private final Prices prices = new Prices();

    public String line(Dish dish) {
        String price = String.format("%.2f", prices.of(dish) / 100.0);
        return dish.name() + " ... " + price;
    }
}
