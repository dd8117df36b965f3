package top;

import java.util.List;

public class Scores {
    public void order(List<Score> scores) {
        scores.sort((one, other) -> one.points() - other.points());
    }
}
