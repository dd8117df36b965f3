package car;

public class CarBuilder {
    private String colour;
    private Engine engine;

    public CarBuilder colour(String colour) {
        this.colour = colour;
        return this;
    }

    public CarBuilder engine(Engine engine) {
        this.engine = engine.tuned();
        return this;
    }
}
