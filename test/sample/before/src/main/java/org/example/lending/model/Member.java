package org.example.lending.model;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Someone who may borrow from the library. */
public class Member {

    private static final int MAX_LOANS = 5;

    private final int id;
    private final String name;
    private String mail;
    private LocalDate validTo;
    private int balance;
    private final List<Loan> loans = new ArrayList<>();

    public Member(int id, String name, String mail, LocalDate validTo) {
        this.id = id;
        this.name = name;
        this.mail = mail;
        this.validTo = validTo;
    }

    public int getId() {
        return id;
    }

    public String getName() {
        return name;
    }

    public String getMail() {
        return mail;
    }

    public void setMail(String mailAddress) {
        mail = mailAddress;
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
        balance -= amount;
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
        return name + " <" + mail + ">";
    }
}
