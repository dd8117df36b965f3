package shop;

class Shelf {
    private final Boards boards;

    void fit(Tree tree) {
        fit(tree.saw(), false);
    }

    void fit(Tree tree, boolean locked) {
        fit(tree.saw(), locked);
    }

    void fit(Board board, boolean locked) {
        boards.add(board);
        Log.say(board);
        Lock.set(locked);
    }
}
