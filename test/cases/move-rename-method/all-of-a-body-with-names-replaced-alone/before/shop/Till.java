package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    void close(Guest guest) {
        count(2);
        drawer.push(3);
        seal(drawer);
    }

    int count() {
        return count;
    }

    void open() {
        drawer.pull(count);
    }

}
