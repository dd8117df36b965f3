package shop;

public abstract class Winch {
    String tag = "w";

    public abstract int lift(String crate);

    void tie() {
        System.out.println(tag);
    }
}
