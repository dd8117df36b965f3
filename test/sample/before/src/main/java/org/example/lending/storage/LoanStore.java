package org.example.lending.storage;

import java.util.List;

import org.example.lending.model.Loan;

/** Keeps the library's loans. */
public interface LoanStore {

    void save(Loan loan, boolean isNew);

    List<Loan> all();
}
