package shop;

class Counter {
    private int served;

    void serve(Desk desk, Object first, Object second) {
        served++;
        if (desk.isOpen()) {
            Drawer drawer = (Drawer) desk.getLeft().get();
        }
        Slip slip = (Slip) first;
        close(desk);
    }
}
