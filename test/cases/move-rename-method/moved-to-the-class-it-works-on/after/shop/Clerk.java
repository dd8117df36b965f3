package shop;

public class Clerk {
    private String name;

    public String greet() {
        return "I am " + name;
    }
}
