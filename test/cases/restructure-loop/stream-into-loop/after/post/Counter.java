package post;

import java.util.List;

public class Counter {
    public long stamped(List<Letter> letters) {
        long count = 0;
        for (Letter letter : letters) {
            if (letter.isStamped()) {
                count++;
            }
        }
        return count;
    }
}
