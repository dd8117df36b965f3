package play;

public class Castling implements Rule {
    @Override
    public boolean allows(Move move) {
        return move.steps() == 2 && !move.piece().hasMoved();
    }
}
