package org.demo.tool;

public class Level {
    private double bubble;

    public boolean isEven() {
        return Math.abs(bubble) < 0.01;
    }
}
