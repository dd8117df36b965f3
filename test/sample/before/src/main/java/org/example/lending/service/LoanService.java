package org.example.lending.service;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

import org.example.lending.model.Book;
import org.example.lending.model.Loan;
import org.example.lending.model.Member;
import org.example.lending.storage.LoanStore;
import org.example.lending.util.Dates;

/** Lends books to members and takes them back. */
public class LoanService {

    private static final int LOAN_DAYS = 28;
    private static final int MAX_EXTENSIONS = 2;

    private final LoanStore store;
    private final FineCalculator fines;
    private final MailNotifier notifier;
    private final ReservationQueue queue;

    public LoanService(LoanStore store, FineCalculator fines, MailNotifier notifier, ReservationQueue queue) {
        this.store = store;
        this.fines = fines;
        this.notifier = notifier;
        this.queue = queue;
    }

    public Loan checkOut(Book book, Member member, LocalDate day) {
        if (!book.isAvailable()) {
            throw new IllegalStateException("no copy of " + book.getTitle() + " is left");
        }
        if (!member.canBorrow(day)) {
            throw new IllegalStateException(member.getName() + " may not borrow");
        }
        Member first = queue.next(book);
        if (first != null && first != member) {
            throw new IllegalStateException(book.getTitle() + " is kept for " + first.getName());
        }
        LocalDate d = day.plusDays(LOAN_DAYS);
        if (d.isAfter(member.getValidTo())) {
            d = member.getValidTo();
        }
        while (Dates.isClosed(d)) {
            d = d.plusDays(1);
        }
        Loan loan = new Loan(book, member, day, d);
        book.takeCopy();
        member.getLoans().add(loan);
        store.save(loan, true);
        notifier.send(member, "You borrowed " + book.describe() + " until " + Dates.format(d));
        return loan;
    }

    public void giveBack(Loan loan, LocalDate day) {
        loan.close(day);
        loan.getBook().returnCopy();
        loan.getMember().getLoans().remove(loan);
        int amount = fines.fineFor(loan, day);
        if (amount > 0) {
            loan.getMember().charge(amount);
            String text = "Your fine for " + loan.getBook().describe() + ": " + amount / 100 + "." + amount % 100;
            notifier.send(loan.getMember(), text);
        }
        store.save(loan, false);
        Member waiting = queue.next(loan.getBook());
        if (waiting != null) {
            notifier.send(waiting, loan.getBook().describe() + " is ready for you");
        }
    }

    public void extend(Loan loan, LocalDate day) {
        if (loan.getExtensions() >= MAX_EXTENSIONS) {
            throw new IllegalStateException("extended too often");
        }
        if (isLate(loan, day)) {
            throw new IllegalStateException("overdue loans cannot be extended");
        }
        loan.extend(LOAN_DAYS);
        store.save(loan, false);
    }

    public boolean isLate(Loan loan, LocalDate day) {
        LocalDate end = loan.isOpen() ? day : loan.getReturned();
        return end.isAfter(loan.getDue());
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

    public List<Loan> findLate(LocalDate day) {
        List<Loan> result = new ArrayList<>();
        for (Loan loan : store.all()) {
            if (loan.isOpen() && isLate(loan, day)) {
                result.add(loan);
            }
        }
        return result;
    }

    public void remind(LocalDate day) {
        for (Loan loan : findLate(day)) {
            notifier.send(loan.getMember(), "Please return " + loan.getBook().describe());
        }
    }
}
