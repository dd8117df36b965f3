package shop;

class Shelf {
    private final Boards boards;

    void fit(Tree board) {
        fit(board.saw(), false);
    }

    void fit(Board board, boolean locked) {
        boards.add(board);
        Log.say(board);
        Lock.set(locked);
    }
}
