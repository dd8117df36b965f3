package cafe;

class Cafe {
    private Bar bar;

    int serve(Guest guest) {
        return bar.serve(guest);
    }

    void open(Door door) {
        door.unlock();
    }
}
