package org.dock.inner;

public class Boat {
    int berth() {
        return 3;
    }

    public void tie(String rope) {
        if (rope != null) {
            knot(rope);
        }
        length++;
    }

    void knot(String rope) {
        System.out.println(rope);
    }
}
