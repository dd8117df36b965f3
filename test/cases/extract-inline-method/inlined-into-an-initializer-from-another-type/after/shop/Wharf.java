package shop;

public class Wharf {
    void tie() {
        rope.tie(2);
    }
}
