package shop;

class Bin {
    private int depth;

    boolean fits(Box box) {
        return fits(box, Gap.none());
    }

    boolean fits(Box box, Gap gap) {
        return true;
    }

    void dig() {
        depth = depth + 2;
    }
}
