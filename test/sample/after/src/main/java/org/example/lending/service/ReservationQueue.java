package org.example.lending.service;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import org.example.lending.model.Book;
import org.example.lending.model.Member;

/** Who waits for which book, first come first served. */
public class ReservationQueue {

    private final Map<String, Deque<Member>> waiting = new HashMap<>();

    public synchronized boolean add(Book book, Member member) {
        Deque<Member> line = waiting.computeIfAbsent(book.getIsbn(), key -> new ArrayDeque<>());
        if (line.contains(member)) {
            return false;
        }
        line.addLast(member);
        return true;
    }

    public synchronized Member next(Book book) {
        Deque<Member> line = waiting.get(book.getIsbn());
        return line == null ? null : line.peekFirst();
    }

    public void remove(Book book, Member member) {
        Deque<Member> line = waiting.get(book.getIsbn());
        if (line != null) {
            line.remove(member);
            if (line.isEmpty()) {
                waiting.remove(book.getIsbn());
            }
        }
    }

    public synchronized int length(Book book) {
        Deque<Member> line = waiting.get(book.getIsbn());
        return line == null ? 0 : line.size();
    }
}
