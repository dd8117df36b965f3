package org.example.lending;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;

import org.example.lending.model.Book;
import org.example.lending.model.Loan;
import org.example.lending.model.Member;
import org.example.lending.report.MonthlyReport;
import org.example.lending.service.FineCalculator;
import org.example.lending.service.LoanService;
import org.example.lending.service.MailNotifier;
import org.example.lending.service.ReservationQueue;
import org.example.lending.storage.MemoryLoanStore;

/** A day at the desk, from the command line. */
public final class LendingDesk {

    private LendingDesk() {
    }

    public static void main(String[] args) {
        MemoryLoanStore store = new MemoryLoanStore();
        MailNotifier notifier = new MailNotifier("desk@library.example");
        LoanService service = new LoanService(store, new FineCalculator(20, 1000), notifier, new ReservationQueue());
        LocalDate today = LocalDate.parse(args.length > 0 ? args[0] : "2026-03-02");

        Book book = new Book("978-0-00-000000-2", "The Lighthouse Almanac", "R. Keeper", 2);
        Member member = new Member(17, "Ada Reader", "ada@example.com", today.plusYears(1));

        Loan loan = service.checkOut(book, member, today);
        service.giveBack(loan, today.plusDays(30));
        for (String mail : notifier.getOutbox()) {
            System.out.println(mail);
        }

        List<Loan> late = service.findLate(today.plusDays(60));
        System.out.println(late.size() + " late");
        System.out.println(new MonthlyReport(store).print(YearMonth.from(today)));
    }
}
