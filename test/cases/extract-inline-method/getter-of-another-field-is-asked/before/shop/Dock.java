package shop;

public class Dock {
    int depth() {
        return this.deep;
    }
}
