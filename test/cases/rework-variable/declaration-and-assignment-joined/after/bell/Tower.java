package bell;

public class Tower {
    public int strokes(int hour, int minute) {
        int strokes = hour % 12;
        if (strokes == 0) {
            strokes = 12;
        }
        return strokes + minute / 15;
    }
}
