package org.example.lending.storage;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.example.lending.model.Loan;

/** Keeps loans as long as the program runs. */
public class MemoryLoanStore implements LoanStore {

    private final Set<Loan> loans = new LinkedHashSet<>();

    @Override
    public void save(Loan loan) {
        loans.add(loan);
    }

    @Override
    public List<Loan> all() {
        return new ArrayList<>(loans);
    }

    public int size() {
        return loans.size();
    }
}
