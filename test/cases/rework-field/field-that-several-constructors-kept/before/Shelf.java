package shop;

public class Shelf {
  private Ledger ledger;
  private int count;

  public Shelf(int count, Ledger ledger) {
    this.count = count;
    this.ledger = ledger;
  }

  public void openShelf() {
    count++;
    ledger.write("open shelf");
  }
}
