package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    int count() {
        return count;
    }

    Drawer pull(int n, String who) {
        count += n;
        return drawer;
    }

    Bill bill(String who) {
        return purse.total();
    }

    void lock() {
        drawer.lock();
    }
}
