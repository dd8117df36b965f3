package veg;

public class Carrot {
    private int grams;

    public int weight(int count) {
        int sum = grams * count;
        return sum + 5;
    }

    public boolean isOrange() {
        return true;
    }
}
