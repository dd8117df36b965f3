package rail;

class Freight {
    void load(Train train) {
        double cars = 14;
        Yard yard = yardOf(16, train);
        couple(cars, cars);
    }

    void list(Train train) {
        Class<?> kind = Wagon.class;
        Label label = Engine.class.label("b");
        print(kind, label);
    }
}
