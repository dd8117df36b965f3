package shop;

class Shelf {
    private final Board board;
    private boolean locked;

    Shelf(Tree tree) {
        this(sawn(tree));
    }

    Shelf(Board board) {
        this.board = board;
    }

}
