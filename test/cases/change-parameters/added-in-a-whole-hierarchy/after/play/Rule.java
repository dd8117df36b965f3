package play;

public interface Rule {
    boolean allows(Move move, Board board);
}
