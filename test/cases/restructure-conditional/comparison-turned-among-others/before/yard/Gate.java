package yard;

class Gate {
    void open(Car car, Car last, boolean late) {
        load();
        if (car == last && late) {
            ring();
            count(car);
        }
    }

    boolean passes(Car car, Car last, boolean late) {
        load();
        return car != last;
    }

    void close(Car car, Lane lane) {
        if (car != null && lane == free) {
            ring();
            count(car);
        }
    }

    void empty(Car car, boolean late) {
        load();
        if (car == null && late) {
            ring();
            count(car);
        }
    }

    void called(Car car, Car last) {
        load();
        if (car.isLate() && car != last) {
            ring();
            count(car);
        }
    }
}
