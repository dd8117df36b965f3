package org.dock;

public class Boat {
    void sail() {
        knot("a");
        tie("b");
    }
}
