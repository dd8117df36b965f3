package desk;

public class Board {
    private final StringBuilder out = new StringBuilder();

    public String print(Game game) {
        out.append("white: ");
        for (Piece piece : game.white()) {
            out.append(piece.symbol()).append(' ');
        }
        out.append('\n');
        out.append("black: ");
        for (Piece piece : game.black()) {
            out.append(piece.symbol()).append(' ');
        }
        out.append('\n');
        return out.toString();
    }
}
