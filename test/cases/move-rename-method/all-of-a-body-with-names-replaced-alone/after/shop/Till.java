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
        count(2);
        purse.push(3);
        seal(purse);
    }
}
