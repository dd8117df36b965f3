package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(tree.saw(), false);
        this.locked = true;
    }

    Shelf(Tree tree, boolean locked) {
        this(tree.saw(), locked);
        this.locked = true;
    }

    Shelf(Board board) {
        this.board = board;
    }

    Shelf(Board board, boolean locked) {
        this.board = board;
        this.locked = locked;
    }

}
