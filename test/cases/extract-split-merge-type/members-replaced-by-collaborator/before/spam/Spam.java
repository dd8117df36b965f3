package spam;

import java.util.List;

public class Spam {
    private List<String> words = List.of("lottery", "prince");

    public boolean isSpam(String text) {
        for (String word : words) {
            if (text.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
