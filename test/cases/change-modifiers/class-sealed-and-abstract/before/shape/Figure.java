package shape;

public class Figure {
    protected String name;

    public String name() {
        return name;
    }
}

class Square extends Figure {
    private double side;

    double area() {
        return side * side;
    }
}
