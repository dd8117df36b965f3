package org.example.lending.service;

import org.example.lending.model.Member;

/** Tells members what happened to their loans. */
public interface Notifier {

    void send(Member member, String text);
}
