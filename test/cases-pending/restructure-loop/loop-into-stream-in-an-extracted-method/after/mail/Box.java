package mail;

import java.util.List;

public class Box {
    private int opened;

    public String summary(List<Letter> letters) {
        opened++;
        long unread = unread(letters);
        return unread + " of " + letters.size();
    }

    private long unread(List<Letter> letters) {
        return letters.stream().filter(letter -> !letter.isRead()).count();
    }
}
