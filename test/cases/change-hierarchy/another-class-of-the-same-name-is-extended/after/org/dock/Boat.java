package org.dock;

public class Boat extends org.dock.other.Boat {
    void sail() {
        knot("a");
        tie("b");
    }
}
