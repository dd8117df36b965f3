package org.example.lending.storage;

import java.util.List;

import org.example.lending.model.Loan;

/** Keeps the library's loans. */
public interface LoanStore {

    /** Keeps a loan, or its new state if it is kept already. */
    void save(Loan loan);

    List<Loan> all();
}
