package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if (!label.isEmpty()) {
            other.put(obj);
            width++;
        }
        return true;
    }
}
