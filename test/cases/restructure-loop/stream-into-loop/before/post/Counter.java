package post;

import java.util.List;

public class Counter {
    public long stamped(List<Letter> letters) {
        return letters.stream().filter(letter -> letter.isStamped()).count();
    }
}
