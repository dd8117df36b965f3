package lib;

import java.util.ArrayList;
import java.util.List;

public class Lending {
    private final List<Book> books = new ArrayList<>();
    private long fees;

    public boolean lend(Book book, String reader, boolean quiet) {
        if (book.isLent()) {
            return false;
        }
        int days = book.isRare() ? 7 : 28;
        book.lendTo(reader, days);
        books.remove(book);
        if (!quiet) {
            announce(book, reader, days);
        }
        fees += days > 7 ? 0 : 50;
        return true;
    }

    private void announce(Book book, String reader, int days) {
        String line = reader + " has " + book.title() + " for " + days + " days";
        System.out.println(line);
    }

    public int available() {
        return books.size();
    }
}
