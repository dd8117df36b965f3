package shape;

public abstract class Figure {
    protected String name;

    public String name() {
        return name;
    }
}

final class Square extends Figure {
    private double side;

    double area() {
        return side * side;
    }
}
