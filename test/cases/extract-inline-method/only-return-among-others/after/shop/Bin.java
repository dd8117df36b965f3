package shop;

class Bin {
    private int depth;

    boolean fits(Box box) {
        if (box == null) {
            return false;
        }
        return fits(box, Gap.none());
    }

    boolean fits(Box box, Gap gap) {
        return true;
    }

    void dig() {
        depth = depth + 2;
    }
}
