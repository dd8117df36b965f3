package org.example.lending.service;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

import org.example.lending.calendar.Dates;
import org.example.lending.model.Book;
import org.example.lending.model.Loan;
import org.example.lending.model.Member;
import org.example.lending.storage.LoanStore;

/** Lends books to members and takes them back. */
public class LoanService {

    private static final int LOAN_DAYS = 28;
    private static final int MAX_EXTENSIONS = 2;

    private final LoanStore store;
    private final FineCalculator fines;
    private final Notifier notifier;
    private final ReservationQueue reservations;

    public LoanService(LoanStore store, FineCalculator fines, Notifier notifier, ReservationQueue reservations) {
        this.store = store;
        this.fines = fines;
        this.notifier = notifier;
        this.reservations = reservations;
    }

    public Loan checkOut(Book book, Member member, LocalDate day) {
        checkMayBorrow(book, member, day);
        LocalDate dueDay = dueDay(member, day);
        Loan loan = new Loan(book, member, day, dueDay);
        book.takeCopy();
        member.getLoans().add(loan);
        reservations.remove(book, member);
        store.save(loan);
        notifier.send(member, "You borrowed " + book.describe() + " until " + Dates.format(dueDay));
        return loan;
    }

    private void checkMayBorrow(Book book, Member member, LocalDate day) {
        if (!book.hasCopies()) {
            throw new IllegalStateException("no copy of " + book.getTitle() + " is left");
        }
        if (!member.canBorrow(day)) {
            throw new IllegalStateException(member.getName() + " may not borrow");
        }
        Member first = reservations.next(book);
        if (first != null && first != member) {
            throw new IllegalStateException(book.getTitle() + " is kept for " + first.getName());
        }
    }

    private LocalDate dueDay(Member member, LocalDate start) {
        LocalDate dueDay = start.plusDays(LOAN_DAYS);
        if (dueDay.isAfter(member.getValidTo())) {
            dueDay = member.getValidTo();
        }
        while (Dates.isClosed(dueDay)) {
            dueDay = dueDay.plusDays(1);
        }
        return dueDay;
    }

    public void giveBack(Loan loan, LocalDate day) {
        Book book = loan.getBook();
        loan.close(day);
        book.returnCopy();
        loan.getMember().getLoans().remove(loan);
        int fine = fines.fineFor(loan, day);
        if (fine > 0) {
            loan.getMember().charge(fine);
            notifier.send(loan.getMember(), "Your fine for " + book.describe() + ": " + String.format("%d.%02d", fine / 100, fine % 100));
        }
        store.save(loan);
        Member waiting = reservations.next(book);
        if (waiting != null) {
            notifier.send(waiting, book.describe() + " is ready for you");
        }
    }

    public void extend(Loan loan, LocalDate day) {
        if (loan.getExtensions() >= MAX_EXTENSIONS) {
            throw new IllegalStateException("extended too often");
        }
        if (loan.isLate(day)) {
            throw new IllegalStateException("overdue loans cannot be extended");
        }
        if (reservations.length(loan.getBook()) > 0) {
            throw new IllegalStateException("someone waits for " + loan.getBook().getTitle());
        }
        loan.extend(LOAN_DAYS);
        store.save(loan);
    }

    /** What the desk prints when a member asks how long a book could be kept. */
    public String slipFor(Book book, Member member, LocalDate day) {
        LocalDate d = day.plusDays(LOAN_DAYS);
        if (d.isAfter(member.getValidTo())) {
            d = member.getValidTo();
        }
        while (Dates.isClosed(d)) {
            d = d.plusDays(1);
        }
        return book.describe() + ": back by " + Dates.format(d);
    }

    public List<Loan> findOverdue(LocalDate day) {
        List<Loan> overdue = new ArrayList<>();
        for (Loan loan : store.all()) {
            if (loan.isOpen() && loan.isLate(day)) {
                overdue.add(loan);
            }
        }
        return overdue;
    }

    public void remind(LocalDate day) {
        for (Loan loan : findOverdue(day)) {
            notifier.send(loan.getMember(), "Please return " + loan.getBook().describe());
        }
    }
}
