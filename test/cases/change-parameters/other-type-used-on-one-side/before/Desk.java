class Desk {
    private final Log log = new Log();

    void sign(Guest guest) {
        log.open();
        book.add(guest);
    }

    void call(Guest guest) {
        log.open();
        bell.ring();
    }

    void bill(Guest guest) {
        log.close();
        till.charge(guest.name());
    }
}
