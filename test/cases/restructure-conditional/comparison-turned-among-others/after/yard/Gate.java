package yard;

class Gate {
    void open(Car car, Car last, boolean late) {
        load();
        if (car != last) {
            ring();
            count(car);
        }
    }

    boolean passes(Car car, Car last, boolean late) {
        load();
        return late || car == last;
    }

    void close(Car car, Lane lane) {
        if (car == null || lane != taken) {
            return;
        }
        ring();
        count(car);
    }

    void empty(Car car, boolean late) {
        load();
        if (car != null) {
            ring();
            count(car);
        }
    }

    void called(Car car, Car last) {
        load();
        if (car == last) {
            ring();
            count(car);
        }
    }
}
