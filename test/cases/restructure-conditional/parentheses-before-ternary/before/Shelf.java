package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        width++;
        if (label.isEmpty()) {
            return depth == 7 ? other.put(obj) : true;
        }
        return true;
    }
}
