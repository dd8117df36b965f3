package shop;

class Shelf {
    private final Boards boards;

    void fit(Board board, int count) {
        fit(board, SAW, false);
    }

    void fit(Board board, Saw saw, boolean locked) {
        boards.add(board);
        Log.say(board);
        saw.cut(board);
    }
}
