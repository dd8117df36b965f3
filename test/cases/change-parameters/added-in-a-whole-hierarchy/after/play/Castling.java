package play;

public class Castling implements Rule {
    @Override
    public boolean allows(Move move, Board board) {
        return move.steps() == 2 && !move.piece().hasMoved() && board.isFree(move.path());
    }
}
