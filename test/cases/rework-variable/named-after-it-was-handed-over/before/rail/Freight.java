package rail;

class Freight {
    void load(Train train) {
        Yard yard = yardOf(16, train);
        int cars = 14;
        couple(cars, cars);
    }

    void weigh(Train train) {
        int tons = 14;
        note(read(train), 3);
        couple(tons, 5);
    }

    void count(Train train) {
        int cars = 14;
        Yard yard = yardOf(16, train);
        couple(cars, cars);
    }
}
