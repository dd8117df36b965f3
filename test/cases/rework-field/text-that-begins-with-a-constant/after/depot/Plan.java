package depot;

public class Plan {
  private static final String HOURS = "depot.plan.hours";
  private static final String DAYS = "depot-plan-days";
  private static final String WEEKS = "depot.plan.late";
  private static final String YEARS = "depot.plan.years";

  void opens(Book book, String name) {
    book.set(HOURS + "." + name, 3);
  }

  void shuts(Book book, String name) {
    book.set(DAYS + "-" + name, 4);
  }

  void fills(Book book, String name) {
    book.set(WEEKS + "." + name, 5);
  }

  void marks(Book book) {
    book.set(YEARS + ".", 6);
  }
}
