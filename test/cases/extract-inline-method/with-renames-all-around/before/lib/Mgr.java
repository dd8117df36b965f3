package lib;

import java.util.ArrayList;
import java.util.List;

public class Mgr {
    private final List<Book> bks = new ArrayList<>();
    private long fees;

    public boolean lend(Book book, String reader) {
        if (book.isLent()) {
            return false;
        }
        int d = book.isRare() ? 7 : 28;
        book.lendTo(reader, d);
        bks.remove(book);
        String line = reader + " has " + book.title() + " for " + d + " days";
        System.out.println(line);
        fees += d > 7 ? 0 : 50;
        return true;
    }

    public int available() {
        return bks.size();
    }
}
