package shop;

public class Wharf {
    String tag = "w";

    void tie() {
        System.out.println(tag);
    }
}
