package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    void close(Guest guest) {
        if (count > 3) {
            seal(drawer);
        }
        say("closed");
        drawer.lock();
    }

    int count() {
        return count;
    }

    void open() {
        drawer.pull(count);
    }

}
