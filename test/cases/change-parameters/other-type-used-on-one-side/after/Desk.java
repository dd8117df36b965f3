class Desk {
    private final Log log = new Log();

    void sign(Room room) {
        log.open();
    }

    void call(Room room) {
        log.open();
        bell.ring();
    }

    void bill(Room room) {
        log.close();
        safe.store(7, room.number());
    }
}
