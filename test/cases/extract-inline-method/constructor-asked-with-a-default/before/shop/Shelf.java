package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(tree.saw());
    }

    Shelf(Board board) {
        this.board = board;
    }

}
