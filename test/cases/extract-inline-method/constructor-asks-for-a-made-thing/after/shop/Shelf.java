package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(new Board(tree), false);
    }

    Shelf(Tree tree, boolean locked) {
        this(new Board(tree), locked);
    }

    Shelf(Board board) {
        this.board = board;
    }

    Shelf(Board board, boolean locked) {
        this.board = board;
        this.locked = locked;
    }

}
