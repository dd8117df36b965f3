package org.example.lending.model;

import java.util.Objects;

/** A book of the library; several copies of it may stand on the shelf. */
public class Book {

    private final String isbn;
    private final String title;
    private final String author;
    private String shelf;
    private int copies;

    public Book(String isbn, String title, String author, int copies) {
        this.isbn = Objects.requireNonNull(isbn, "isbn");
        this.title = Objects.requireNonNull(title, "title");
        this.author = author;
        this.copies = copies;
        this.shelf = "unsorted";
    }

    public String getIsbn() {
        return isbn;
    }

    public String getTitle() {
        return title;
    }

    public String getAuthor() {
        return author;
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

    public boolean isAvailable() {
        return copies > 0;
    }

    public void takeCopy() {
        if (copies == 0) {
            throw new IllegalStateException("no copy of " + title + " is left");
        }
        copies--;
    }

    public void returnCopy() {
        copies++;
    }

    public String describe() {
        return title + " by " + author + " (" + isbn + ")";
    }
}
