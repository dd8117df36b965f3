package org.example.lending.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.example.lending.model.Member;

/** Writes mails to members; the mail server takes them from the outbox. */
public class MailNotifier implements Notifier {

    private final String sender;
    private final List<String> outbox = new ArrayList<>();

    public MailNotifier(String sender) {
        this.sender = sender;
    }

    @Override
    public void send(Member member, String text) {
        String address = member.getMailAddress().trim();
        if (member.getMailAddress() == null || address.isEmpty()) {
            return;
        }
        outbox.add(compose(member, text));
    }

    private String compose(Member recipient, String text) {
        String mail = "From: " + sender + "\n"
                + "To: " + recipient.getMailAddress() + "\n"
                + "\n"
                + "Dear " + recipient.getName() + ",\n"
                + text + "\n";
        return mail;
    }

    public List<String> getOutbox() {
        return Collections.unmodifiableList(outbox);
    }

    public int count() {
        return outbox.size();
    }
}
