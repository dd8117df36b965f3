package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if ((depth > 3 || width > 4) && other.accepts(obj)) {
            width++;
            other.put(obj);
        }
        return false;
    }
}
