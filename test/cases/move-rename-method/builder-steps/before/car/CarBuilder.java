package car;

public class CarBuilder {
    private String colour;
    private int doors;

    public CarBuilder colour(String colour) {
        this.colour = colour;
        return this;
    }

    public CarBuilder doors(int doors) {
        this.doors = doors;
        return this;
    }
}
