package org.dock;

public class Boat extends org.dock.inner.Boat {
    void sail() {
        knot("a");
        tie("b");
    }
}
