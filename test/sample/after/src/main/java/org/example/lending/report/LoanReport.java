package org.example.lending.report;

import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.example.lending.model.Loan;
import org.example.lending.storage.LoanStore;

/** How often each book was borrowed in a month. */
public class LoanReport {

    private static final int WIDTH = 40;

    private final LoanStore store;

    public LoanReport(LoanStore store) {
        this.store = store;
    }

    public String print(YearMonth month) {
        Map<String, Integer> counts = count(store.all(), month);
        StringBuilder out = new StringBuilder();
        out.append("Loans in ").append(month).append('\n');
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            TextLines.appendPadded(out, entry.getKey(), WIDTH);
            out.append(entry.getValue()).append('\n');
        }
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        out.append(counts.size()).append(" titles, ").append(total).append(" loans\n");
        return out.toString();
    }

    private Map<String, Integer> count(List<Loan> loans, YearMonth month) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Loan loan : loans) {
            if (YearMonth.from(loan.getStart()).equals(month)) {
                counts.merge(loan.getBook().getTitle(), 1, Integer::sum);
            }
        }
        return counts;
    }
}
