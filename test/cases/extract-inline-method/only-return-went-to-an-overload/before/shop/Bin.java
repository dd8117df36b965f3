package shop;

class Bin {
    private int depth;

    boolean fits(Box box) {
        return true;
    }

    void dig() {
        depth = depth + 2;
    }
}
