package org.example.lending.model;

import java.time.YearMonth;
import java.util.Objects;

/** One issue of a magazine. Magazines are lent for a week only. */
public class Magazine {

    private final String title;
    private final YearMonth issue;
    private String shelf;

    public Magazine(String title, YearMonth issue) {
        this.title = Objects.requireNonNull(title, "title");
        this.issue = issue;
        this.shelf = "unsorted";
    }

    public String getTitle() {
        return title;
    }

    public YearMonth getIssue() {
        return issue;
    }

    public String getShelf() {
        return shelf;
    }

    public void moveTo(String shelf) {
        if (shelf == null || shelf.isBlank()) {
            throw new IllegalArgumentException("a shelf needs a name");
        }
        this.shelf = shelf.trim();
    }

    public boolean isCurrent(YearMonth now) {
        return !issue.isBefore(now.minusMonths(1));
    }

    public String describe() {
        return title + ", " + issue;
    }
}
