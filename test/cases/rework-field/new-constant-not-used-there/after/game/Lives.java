package game;

public class Lives {
    static final int LEVELS = 3;
    private int lives = 3;

    public void reset() {
        lives = 3;
    }
}
