package log;

public class Level {
    public static boolean passes(int least, int level) {
        if (least < 0) {
            return true;
        }
        return level >= least;
    }
}
