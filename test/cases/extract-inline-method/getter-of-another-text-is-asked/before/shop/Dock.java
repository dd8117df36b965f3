package shop;

public class Dock {
    int depth() {
        return "deep";
    }
}
