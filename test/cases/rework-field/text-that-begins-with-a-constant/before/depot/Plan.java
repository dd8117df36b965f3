package depot;

public class Plan {
  void opens(Book book, String name) {
    book.set("depot.plan.hours." + name, 3);
  }

  void shuts(Book book, String name) {
    book.set("depot-plan-days-" + name, 4);
  }

  void fills(Book book, String name) {
    book.set("depot.plan.weeks." + name, 5);
  }

  void marks(Book book) {
    book.set("depot.plan.years.", 6);
  }
}
