package veg;

public class Leek extends Vegetable {
    public int layers() {
        return grams / 20;
    }
}
