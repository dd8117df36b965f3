package mail;

import java.util.List;

public class Inbox {
    private int spam;

    public void sweep(List<Message> messages) {
        messages.forEach(message -> {
            if (message.subject().contains("lottery")) {
                spam++;
                message.moveTo("spam");
            }
        });
    }
}
