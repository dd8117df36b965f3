package rail;

class Freight {
    void load(Train train) {
        int most = 16;
        Yard yard = yardOf(most, train);
        couple(most, most);
    }

    void weigh(Train train) {
        Weight weight = read(train);
        note(weight, 3);
        couple(weight, 5);
    }

    void count(Train train) {
        int most = 16;
        Yard yard = yardOf(most, train);
        couple(most, most);
    }
}
