package shop;

class Node {
    int count;
    String title;

    void run() {
        go(count);
        stop();
    }

    void walk() {
        step(title);
        halt();
    }

    boolean hasStarted() {
        return started;
    }
}
