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
        this.seat = house.plan.first;
    }

    void show(House house) {
        log.say(house);
        screen.print(house.plan.first);
    }
}
