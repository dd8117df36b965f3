package org.example.lending.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.example.lending.model.Member;

/** Writes mails to members; the mail server takes them from the outbox. */
public class MailNotifier {

    private final String sender;
    private final List<String> outbox = new ArrayList<>();

    public MailNotifier(String sender) {
        this.sender = sender;
    }

    public void send(Member member, String text) {
        if (member.getMail() == null || member.getMail().trim().isEmpty()) {
            return;
        }
        String mail = "From: " + sender + "\n"
                + "To: " + member.getMail() + "\n"
                + "\n"
                + "Dear " + member.getName() + ",\n"
                + text + "\n";
        outbox.add(mail);
    }

    public List<String> getOutbox() {
        return Collections.unmodifiableList(outbox);
    }

    public int count() {
        return outbox.size();
    }
}
