package shop;

public class Clerk {
    private String name;

    public String greet() {
        return "I am " + name;
    }

    public static String labelFor(String street, String town, int code) {
        StringBuilder label = new StringBuilder();
        label.append(street).append('\n');
        label.append(code).append(' ').append(town);
        return label.toString();
    }
}
