package game;

public class Board {
    private int score;
    private final Bell bell = new Bell();

    public Listener listener() {
        return new Listener() {
            @Override
            public void hit(Stone stone, int strength) {
                count(stone, strength);
            }
        };
    }

    private void count(Stone stone, int strength) {
        int points = stone.weight() * strength;
        if (stone.isGolden()) {
            points *= 3;
        }
        score += points;
        bell.ring(points);
    }
}
