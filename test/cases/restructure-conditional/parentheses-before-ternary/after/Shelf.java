package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        width++;
        return (label.isEmpty()) && depth == 7 ? other.put(obj) : true;
    }
}
