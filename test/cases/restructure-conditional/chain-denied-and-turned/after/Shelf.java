package shop;

class Shelf {
    int width;
    int depth;
    String label;

    boolean take(Object obj, Shelf other) {
        if (!(other.at[0] == -1 && other.by[0] == -1)) {
            other.put(obj);
            width++;
        }
        return true;
    }
}
