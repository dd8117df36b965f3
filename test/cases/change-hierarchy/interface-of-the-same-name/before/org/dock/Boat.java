package org.dock;

public class Boat {
    public void tie(String rope) {
        if (rope != null) {
            knot(rope);
        }
        log(rope);
    }

    public void knot(String rope) {
        System.out.println(rope);
    }

    void sail() {
        knot("a");
        tie("b");
    }
}
