package shop;

public abstract class Winch {
    String tag = "w";

    void tie() {
        System.out.println(tag);
    }
}
