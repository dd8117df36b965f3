package chess;

public class Clock {
    private long white;
    private long black;
    private long started;
    private boolean running;

    public void whiteMoved(long now) {
        if (!running) {
            throw new IllegalStateException("clock stands");
        }
        running = false;
        long spent = now - started;
        white -= spent;
    }

    public void blackMoved(long now) {
        if (!running) {
            throw new IllegalStateException("clock stands");
        }
        running = false;
        long spent = now - started;
        black -= spent;
    }
}
