package shop;

public class Dock {
    int depth() {
        return level();
    }

    int level() {
        return "level";
    }
}
