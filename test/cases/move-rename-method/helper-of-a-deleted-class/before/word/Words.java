package word;

public class Words {
    private final Splitter splitter = new Splitter();

    public int longest(String text) {
        int longest = 0;
        for (String word : splitter.split(text)) {
            longest = Math.max(longest, word.length());
        }
        return longest;
    }
}
