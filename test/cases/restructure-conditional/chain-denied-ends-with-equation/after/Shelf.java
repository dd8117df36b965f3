package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if (!(width == 1 && depth != 2)) {
            other.put(obj);
            width++;
        }
        return true;
    }
}
