package post;

import java.util.ArrayList;
import java.util.List;

public class Round {
    public List<String> streets(List<Letter> letters) {
        return letters.stream().filter(letter -> letter.isStamped()).map(letter -> letter.street()).toList();
    }
}
