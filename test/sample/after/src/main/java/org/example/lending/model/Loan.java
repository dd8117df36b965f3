package org.example.lending.model;

import java.time.LocalDate;

/** A copy of a book in a member's hands. */
public class Loan {

    private final Book book;
    private final Member member;
    private final LocalDate start;
    private LocalDate due;
    private LocalDate returned;
    private int extensions;

    public Loan(Book book, Member member, LocalDate start, LocalDate due) {
        this.book = book;
        this.member = member;
        this.start = start;
        this.due = due;
    }

    public Book getBook() {
        return book;
    }

    public Member getMember() {
        return member;
    }

    public LocalDate getStart() {
        return start;
    }

    public LocalDate getDue() {
        return due;
    }

    public LocalDate getReturned() {
        return returned;
    }

    public int getExtensions() {
        return extensions;
    }

    public boolean isOpen() {
        return returned == null;
    }

    public boolean isLate(LocalDate day) {
        LocalDate end = isOpen() ? day : returned;
        return end.isAfter(due);
    }

    public void close(LocalDate day) {
        if (!isOpen()) {
            throw new IllegalStateException("already returned on " + returned);
        }
        returned = day;
    }

    public void extend(int days) {
        due = due.plusDays(days);
        extensions++;
    }
}
