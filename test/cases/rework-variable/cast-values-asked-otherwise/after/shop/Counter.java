package shop;

class Counter {
    private int served;

    void serve(Desk desk, Desk other, Object first) {
        served++;
        if (desk.isOpen()) {
            Tray tray = (Tray) other.getTray();
        }
        close(desk);
    }

    void clear(Desk desk) {
        served--;
        Ticket ticket = (Ticket) desk.ticket;
        close(desk);
    }

    void count(Desk desk) {
        served = 0;
        Ticket ticket = (Ticket) desk.search();
        close(desk);
    }
}
