package theatre;

class Ticket extends Voucher {
    private final Place place;

    Ticket(Place place, String title) {
        super(title);
        this.place = place;
    }

    int price(int day) {
        return place.price(day) + place.surcharge(day);
    }
}
