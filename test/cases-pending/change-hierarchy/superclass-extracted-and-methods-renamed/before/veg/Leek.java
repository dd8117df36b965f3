package veg;

public class Leek {
    private int grams;

    public int weight(int count) {
        int sum = grams * count;
        return sum + 5;
    }

    public int layers() {
        return grams / 20;
    }
}
