package org.dock.other;

public class Boat {
    int a = 2;
}
