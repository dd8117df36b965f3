package cafe;

class Cafe {
    private int cups;

    int serve(Guest guest) {
        if (cups == 0) {
            guest.sendAway();
        }
        guest.greet("coffee");
        return cups - 1;
    }

    void open(Door door) {
        door.unlock();
    }
}
