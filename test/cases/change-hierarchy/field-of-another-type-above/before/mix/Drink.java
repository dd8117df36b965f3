package mix;

public class Drink {
    protected String name;
}
