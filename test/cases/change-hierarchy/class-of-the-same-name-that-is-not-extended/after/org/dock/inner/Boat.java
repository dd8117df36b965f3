package org.dock.inner;

public class Boat {
    private int length;

    public Boat(int length) {
        this.length = length;
        open();
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

    void open() {
        length = 4;
    }
}
