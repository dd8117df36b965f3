package shop;

public class Parcel {
    private int grams;

    public boolean isHeavy() {
        return grams > 10_000;
    }

    public static String labelFor(String street, String town, int code) {
        StringBuilder label = new StringBuilder();
        label.append(street).append('\n');
        label.append(code).append(' ').append(town);
        return label.toString();
    }
}
