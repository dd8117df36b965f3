package theatre;

class Ticket extends Voucher {
    private final Row row;
    private final Seat seat;

    Ticket(Row row, Seat seat) {
        super(seat.label());
        this.row = row;
        this.seat = seat;
    }

    int price(int day) {
        return row.price(day) + seat.surcharge(day);
    }
}
