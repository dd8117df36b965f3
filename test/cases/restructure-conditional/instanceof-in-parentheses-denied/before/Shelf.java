package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if ((obj instanceof Shelf) && depth == 7) {
            width++;
            other.put(obj);
        }
        return false;
    }
}
