package shop;

class Shelf {
    private final Boards boards;

    void fit(Board board) {
        boards.add(board);
        Log.say(board);
    }
}
