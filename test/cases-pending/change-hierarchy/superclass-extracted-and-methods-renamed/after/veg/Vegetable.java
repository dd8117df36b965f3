package veg;

public abstract class Vegetable {
    protected int grams;

    public int packedWeight(int count) {
        int sum = grams * count;
        return sum + 5;
    }
}
