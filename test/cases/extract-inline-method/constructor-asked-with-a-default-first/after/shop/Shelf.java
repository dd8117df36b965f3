package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(false, sawn(tree));
    }

    Shelf(boolean locked, Tree tree) {
        this(locked, sawn(tree));
    }

    Shelf(Board board) {
        this.board = board;
    }

    Shelf(boolean locked, Board board) {
        this.board = board;
        this.locked = locked;
    }

}
