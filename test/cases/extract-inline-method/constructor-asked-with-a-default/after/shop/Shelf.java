package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(tree.saw(), false);
    }

    Shelf(Tree tree, boolean locked) {
        this(tree.saw(), locked);
    }

    Shelf(Board board) {
        this.board = board;
    }

    Shelf(Board board, boolean locked) {
        this.board = board;
        this.locked = locked;
    }

}
