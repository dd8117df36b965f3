package mix;

public class Juice extends Drink {
    public String label() {
        return name;
    }
}
