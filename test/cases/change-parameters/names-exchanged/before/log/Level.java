package log;

public class Level {
    public static boolean passes(int level, int least) {
        if (least < 0) {
            return true;
        }
        return level >= least;
    }
}
