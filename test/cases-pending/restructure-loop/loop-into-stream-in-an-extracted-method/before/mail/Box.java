package mail;

import java.util.List;

public class Box {
    private int opened;

    public String summary(List<Letter> letters) {
        opened++;
        int unread = 0;
        for (Letter letter : letters) {
            if (!letter.isRead()) {
                unread++;
            }
        }
        return unread + " of " + letters.size();
    }
}
