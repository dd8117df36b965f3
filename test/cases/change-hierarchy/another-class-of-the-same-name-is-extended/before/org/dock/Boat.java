package org.dock;

public class Boat extends org.dock.other.Boat {
    public void tie(String rope) {
        if (rope != null) {
            knot(rope);
        }
        length++;
    }

    void knot(String rope) {
        System.out.println(rope);
    }

    void sail() {
        knot("a");
        tie("b");
    }
}
