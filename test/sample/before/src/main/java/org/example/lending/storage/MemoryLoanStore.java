package org.example.lending.storage;

import java.util.ArrayList;
import java.util.List;

import org.example.lending.model.Loan;

/** Keeps loans as long as the program runs. */
public class MemoryLoanStore implements LoanStore {

    private final List<Loan> list = new ArrayList<>();

    @Override
    public void save(Loan loan, boolean isNew) {
        if (!list.contains(loan)) {
            list.add(loan);
        }
    }

    @Override
    public List<Loan> all() {
        return new ArrayList<>(list);
    }

    public int size() {
        return list.size();
    }
}
