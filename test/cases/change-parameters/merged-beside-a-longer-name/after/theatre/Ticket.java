package theatre;

class Ticket extends Voucher {
    private final Tariff tariff;

    Ticket(Tariff tariff, String seatTitle) {
        super(seatTitle);
        this.tariff = tariff;
    }
}
