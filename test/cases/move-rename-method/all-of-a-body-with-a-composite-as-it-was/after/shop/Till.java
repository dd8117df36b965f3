package shop;

class Till {
    private Drawer drawer;
    private Purse purse;
    private int count;

    int count() {
        return count;
    }

    void open() {
        drawer.pull(count);
    }

    void finish(Clerk clerk) {
        if (count > 3) {
            seal(drawer);
        }
        say("done");
        drawer.lock();
    }
}
