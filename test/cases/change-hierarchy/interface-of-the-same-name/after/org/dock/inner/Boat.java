package org.dock.inner;

public interface Boat {
    default void tie(String rope) {
        if (rope != null) {
            knot(rope);
        }
        log(rope);
    }

    default void knot(String rope) {
        System.out.println(rope);
    }
}
