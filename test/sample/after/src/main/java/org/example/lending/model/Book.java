package org.example.lending.model;

import java.util.Objects;

/** A book of the library; several copies of it may stand on the shelf. */
public class Book extends Publication {

    private final String isbn;
    private final String author;
    private int copies;

    public Book(String isbn, String title, String author, int copies) {
        super(title);
        this.isbn = Objects.requireNonNull(isbn, "isbn");
        this.author = author;
        this.copies = copies;
    }

    public String getIsbn() {
        return isbn;
    }

    public String getAuthor() {
        return author;
    }

    public boolean hasCopies() {
        return copies > 0;
    }

    public void takeCopy() {
        if (copies == 0) {
            throw new IllegalStateException("no copy of " + getTitle() + " is left");
        }
        copies--;
    }

    public void returnCopy() {
        copies++;
    }

    @Override
    public String describe() {
        return getTitle() + " by " + author + " (" + isbn + ")";
    }
}
