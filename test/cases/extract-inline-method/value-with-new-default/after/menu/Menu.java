package menu;

public class Menu {
    private final Prices prices = new Prices();

    public String line(Dish dish) {
        String price = shown(dish);
        return dish.name() + " ... " + price;
    }

    private String shown(Dish dish) {
        if (!prices.has(dish)) {
            return "on request";
        }
        return String.format("%.2f", prices.of(dish) / 100.0);
    }
}
