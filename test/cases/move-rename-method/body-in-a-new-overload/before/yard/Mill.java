package yard;

public class Mill {
    void grind(int sacks) {
        load(sacks);
        turn(sacks);
    }
}
