package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    int count() {
        return count;
    }

    Bill bill(String who) {
        return purse.total();
    }

    Drawer pull(int n, String who) {
        count += n;
        return drawer;
    }

    void lock() {
        drawer.lock();
    }
}
