package org.demo.measure;

public class Level {
    private double bubble;

    public boolean isEven() {
        return Math.abs(bubble) < 0.01;
    }
}
