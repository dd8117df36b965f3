package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    int count() {
        return count;
    }

    Sum total() {
        return drawer.total();
    }

    Drawer open(int n) {
        count += n;
        return drawer;
    }

    void lock() {
        drawer.lock();
    }
}
