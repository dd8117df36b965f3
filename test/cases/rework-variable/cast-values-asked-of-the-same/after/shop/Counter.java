package shop;

class Counter {
    private int served;

    void serve(Desk desk, Object first, Object second) {
        served++;
        if (desk.isOpen()) {
            Tray tray = (Tray) desk.getTray();
        }
        Ticket ticket = (Ticket) second;
        close(desk);
    }
}
