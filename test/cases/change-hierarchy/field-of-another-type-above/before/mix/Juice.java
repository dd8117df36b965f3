package mix;

public class Juice extends Drink {
    private boolean sugar;

    public String label() {
        return sugar ? name + "*" : name;
    }
}
