package mail;

import java.util.List;

public class Inbox {
    private int spam;

    public void sweep(List<Message> messages) {
        messages.forEach(this::sort);
    }

    private void sort(Message message) {
        if (message.subject().contains("lottery")) {
            spam++;
            message.moveTo("spam");
        }
    }
}
