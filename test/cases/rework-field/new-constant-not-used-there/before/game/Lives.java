package game;

public class Lives {
    private int lives = 3;

    public void reset() {
        lives = 3;
    }
}
