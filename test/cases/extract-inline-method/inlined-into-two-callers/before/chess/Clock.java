package chess;

public class Clock {
    private long white;
    private long black;
    private long started;
    private boolean running;

    public void whiteMoved(long now) {
        long spent = stop(now);
        white -= spent;
    }

    public void blackMoved(long now) {
        long spent = stop(now);
        black -= spent;
    }

    private long stop(long now) {
        if (!running) {
            throw new IllegalStateException("clock stands");
        }
        running = false;
        return now - started;
    }
}
