package yard;

public class Mill {
    void grind(int sacks) {
        clean();
    }

    void grind(int sacks, boolean dry) {
        load(sacks);
        turn(sacks);
    }
}
