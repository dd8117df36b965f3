package town;

public class Bags {
  public static void fill(Book book, Box box) {
    if (book.get("size") instanceof Number) {
      box.setSize(((Number) book.get("size")).intValue());
    }
  }
}
