package plant;

public class Plant {
    protected String name;
    protected int water = 3;
}
