package plant;

public class Plant {
    protected String name;
}
