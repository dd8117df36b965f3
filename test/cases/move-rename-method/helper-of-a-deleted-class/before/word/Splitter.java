package word;

import java.util.ArrayList;
import java.util.List;

class Splitter {
    List<String> split(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.split("\\W+")) {
            if (!word.isBlank()) {
                words.add(word);
            }
        }
        return words;
    }
}
