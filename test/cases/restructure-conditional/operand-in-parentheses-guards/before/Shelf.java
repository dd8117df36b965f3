package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if ((width != other.width) || other.accepts(obj)) {
            return false;
        }
        width++;
        other.put(obj);
        return true;
    }
}
