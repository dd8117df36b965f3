package rail;

class Freight {
    void load(Train train) {
        double most = 16;
        Yard yard = yardOf(most, train);
        couple(most, most);
    }

    void list(Train train) {
        Class<?> sort = Engine.class;
        Label label = sort.label("b");
        send(4, sort, label);
    }
}
