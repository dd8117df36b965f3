package theatre;

class Ticket {
    private final Day day;
    private final Tariff tariff;
    private Seat seat;

    Ticket(Day day, Tariff tariff) {
        this.day = day;
        this.tariff = tariff;
    }

    void choose(Seat chosen) {
        seat = chosen;
    }

    int price() {
        return tariff.price(day, seat);
    }
}
