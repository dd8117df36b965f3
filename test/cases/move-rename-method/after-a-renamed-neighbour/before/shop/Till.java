package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    int count() {
        return count;
    }

    Drawer open(int n) {
        count += n;
        return drawer;
    }

    Sum total() {
        return drawer.total();
    }

    void lock() {
        drawer.lock();
    }
}
