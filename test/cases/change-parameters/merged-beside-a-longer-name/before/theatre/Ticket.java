package theatre;

class Ticket extends Voucher {
    private final Tier tier;
    private final Seat seat;

    Ticket(Tier tier, Seat seat) {
        super(seat.label());
        this.tier = tier;
        this.seat = seat;
    }
}
