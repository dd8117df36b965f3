package shop;

class Knot {
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
}
