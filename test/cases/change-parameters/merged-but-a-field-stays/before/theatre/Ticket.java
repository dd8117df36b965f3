package theatre;

class Ticket {
    private final Day day;
    private final Tier tier;
    private Seat seat;

    Ticket(Day day, Tier tier, Seat seat) {
        this.day = day;
        this.tier = tier;
        this.seat = seat;
    }

    int price() {
        return tier.price(day, seat);
    }
}
