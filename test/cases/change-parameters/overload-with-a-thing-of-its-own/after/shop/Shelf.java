package shop;

class Shelf {
    private final Boards boards;

    void fit(Board board, int count) {
        fit(board, false);
    }

    void fit(Board board, boolean locked) {
        boards.add(board);
        Log.say(board);
        Lock.set(locked);
    }
}
