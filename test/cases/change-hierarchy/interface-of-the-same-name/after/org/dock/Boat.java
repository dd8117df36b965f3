package org.dock;

public class Boat implements org.dock.inner.Boat {
    void sail() {
        knot("a");
        tie("b");
    }
}
