package post;

import java.util.ArrayList;
import java.util.List;

public class Round {
    public List<String> streets(List<Letter> letters) {
        List<String> streets = new ArrayList<>();
        for (Letter letter : letters) {
            if (letter.isStamped()) {
                streets.add(letter.street());
            }
        }
        return streets;
    }
}
