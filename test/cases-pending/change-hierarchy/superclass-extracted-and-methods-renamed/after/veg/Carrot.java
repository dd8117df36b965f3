package veg;

public class Carrot extends Vegetable {
    public boolean isOrange() {
        return true;
    }
}
