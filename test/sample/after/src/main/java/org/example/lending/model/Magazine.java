package org.example.lending.model;

import java.time.YearMonth;

/** One issue of a magazine. Magazines are lent for a week only. */
public class Magazine extends Publication {

    private final YearMonth issue;

    public Magazine(String title, YearMonth issue) {
        super(title);
        this.issue = issue;
    }

    public YearMonth getIssue() {
        return issue;
    }

    public boolean isCurrent(YearMonth now) {
        return !issue.isBefore(now.minusMonths(1));
    }

    @Override
    public String describe() {
        return getTitle() + ", " + issue;
    }
}
