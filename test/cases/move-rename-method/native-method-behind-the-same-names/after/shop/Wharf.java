package shop;

public class Wharf {
    String tag = "w";

    public static native int load(String crate, int gap);

    public static native int drain();

    void tie() {
        System.out.println(tag);
    }
}
