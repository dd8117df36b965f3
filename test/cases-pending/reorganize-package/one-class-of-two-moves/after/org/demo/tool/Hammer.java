package org.demo.tool;

public class Hammer {
    private int blows;

    public void hit() {
        blows++;
    }
}
