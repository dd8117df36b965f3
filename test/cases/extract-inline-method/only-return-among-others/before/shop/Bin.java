package shop;

class Bin {
    private int depth;

    boolean fits(Box box) {
        if (box == null) {
            return false;
        }
        return true;
    }

    void dig() {
        depth = depth + 2;
    }
}
