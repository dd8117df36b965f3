package shop;

class Counter {
    private int served;

    void serve(Desk desk, Desk other, Object first) {
        served++;
        if (desk.isOpen()) {
            Drawer drawer = (Drawer) desk.getLeft().get();
        }
        close(desk);
    }

    void clear(Desk desk) {
        served--;
        Slip slip = (Slip) desk;
        close(desk);
    }

    void count(Desk desk) {
        served = 0;
        Slip slip = (Slip) desk.last();
        close(desk);
    }
}
