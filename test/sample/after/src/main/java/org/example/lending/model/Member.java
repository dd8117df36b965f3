package org.example.lending.model;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Someone who may borrow from the library. */
public class Member {

    private static final int MAX_LOANS = 5;

    private final long id;
    private final String name;
    private String mailAddress;
    private LocalDate validTo;
    private int balance;
    private final List<Loan> loans = new ArrayList<>();

    public Member(long id, String name, String mailAddress, LocalDate validTo) {
        this.id = id;
        this.name = name;
        this.mailAddress = mailAddress;
        this.validTo = validTo;
    }

    public long getId() {
        return id;
    }

    public String getName() {
        return name;
    }

    public String getMailAddress() {
        return mailAddress;
    }

    public void setMailAddress(String mailAddress) {
        mailAddress = mailAddress;
    }

    public LocalDate getValidTo() {
        return validTo;
    }

    public int getBalance() {
        return balance;
    }

    public List<Loan> getLoans() {
        return loans;
    }

    public void charge(int amount) {
        balance += amount;
    }

    public void pay(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("nothing to pay");
        }
        // Paying more than is owed would leave a negative balance.
        balance -= Math.min(amount, balance);
    }

    public void renew(LocalDate until) {
        if (until.isAfter(validTo)) {
            validTo = until;
        }
    }

    public boolean canBorrow(LocalDate day) {
        return !day.isAfter(validTo) && loans.size() < MAX_LOANS && balance == 0;
    }

    @Override
    public String toString() {
        return name + " <" + mailAddress + ">";
    }
}
