package theatre;

class Hall {
    Plan plan;
    Seat seat;
    int sold;

    void open() {
        bell.ring();
        sold = 0;
    }

    void keep(House house) {
        log.say(house);
        Seat best = house.plan.first;
        this.seat = best;
    }

    void show(House house) {
        log.say(house);
        Seat front = house.plan.first;
        screen.print(front);
    }
}
