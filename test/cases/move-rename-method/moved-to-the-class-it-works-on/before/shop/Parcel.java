package shop;

public class Parcel {
    private int grams;

    public boolean isHeavy() {
        return grams > 10_000;
    }
}
