package desk;

public class Board {
    private final StringBuilder out = new StringBuilder();

    public String print(Game game) {
        printWhite(game);
        printBlack(game);
        return out.toString();
    }

    private void printWhite(Game game) {
        out.append("white: ");
        for (Piece piece : game.white()) {
            out.append(piece.symbol()).append(' ');
        }
        out.append('\n');
    }

    private void printBlack(Game game) {
        out.append("black: ");
        for (Piece piece : game.black()) {
            out.append(piece.symbol()).append(' ');
        }
        out.append('\n');
    }
}
