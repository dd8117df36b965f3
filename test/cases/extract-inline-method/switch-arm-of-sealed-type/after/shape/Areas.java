package shape;

sealed interface Shape permits Disc, Box, Ring {
}

record Disc(double radius) implements Shape {
}

record Box(double width, double height) implements Shape {
}

record Ring(double inner, double outer) implements Shape {
}

final class Areas {
    double area(Shape shape) {
        return switch (shape) {
            case Disc(double radius) -> Math.PI * radius * radius;
            case Box box -> box.width() * box.height();
            case Ring ring -> areaOfRing(ring);
        };
    }

    private double areaOfRing(Ring ring) {
        double whole = Math.PI * ring.outer() * ring.outer();
        double hole = Math.PI * ring.inner() * ring.inner();
        return whole - hole;
    }
}
