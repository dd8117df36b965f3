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
        long days = daysLate(loan, day);
        if (days <= 0) {
            return 0;
        }
        return (int) Math.min(limit, days * perDay);
    }

    public int preview(Loan loan, LocalDate day, int moreDays) {
        LocalDate returnDay = day.plusDays(moreDays);
        int days = (int) ChronoUnit.DAYS.between(loan.getDue(), returnDay);
        return Math.min(limit, Math.max(0, days) * perDay);
    }

    private long daysLate(Loan loan, LocalDate day) {
        return ChronoUnit.DAYS.between(loan.getDue(), day);
    }
}
