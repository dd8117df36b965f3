package shop;

class Shelf {
    private final Boards boards;

    void fit(Board board, Saw saw) {
        boards.add(board);
        Log.say(board);
        saw.cut(board);
    }
}
