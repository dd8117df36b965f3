package word;

import java.util.ArrayList;
import java.util.List;

public class Words {
    public int longest(String text) {
        int longest = 0;
        for (String word : split(text)) {
            longest = Math.max(longest, word.length());
        }
        return longest;
    }

    private List<String> split(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.split("\\W+")) {
            if (!word.isBlank()) {
                words.add(word);
            }
        }
        return words;
    }
}
