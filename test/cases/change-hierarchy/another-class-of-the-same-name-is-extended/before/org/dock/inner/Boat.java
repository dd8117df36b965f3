package org.dock.inner;

public class Boat {
    int berth() {
        return 3;
    }
}
