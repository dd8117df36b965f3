package org.example.lending.service;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

import org.example.lending.model.Loan;

/** Computes what a late return costs, in cents. */
public class FineCalculator {

    private final int perDay;
    private final int limit;

    public FineCalculator(int perDay, int limit) {
        this.perDay = perDay;
        this.limit = limit;
    }

    public int fineFor(Loan loan, LocalDate day) {
        int days = daysLate(loan, day);
        if (days <= 0) {
            return 0;
        }
        return capped(days * perDay);
    }

    public int preview(Loan loan, LocalDate day, int moreDays) {
        return Math.min(limit, Math.max(0, (int) ChronoUnit.DAYS.between(loan.getDue(), day.plusDays(moreDays))) * perDay);
    }

    private int capped(int amount) {
        return Math.min(limit, amount);
    }

    private int daysLate(Loan loan, LocalDate day) {
        return (int) ChronoUnit.DAYS.between(loan.getDue(), day);
    }
}
