package org.example.lending.model;

import java.util.Objects;

/** Anything with a title that stands on a shelf. */
public abstract class Publication {

    private final String title;
    private String shelf;

    protected Publication(String title) {
        this.title = Objects.requireNonNull(title, "title");
        this.shelf = "unsorted";
    }

    public String getTitle() {
        return title;
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

    public abstract String describe();
}
