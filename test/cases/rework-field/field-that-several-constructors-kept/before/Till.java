package shop;

public class Till {
  private Ledger ledger;
  private int count;

  public Till(int count, Ledger ledger) {
    this.count = count;
    this.ledger = ledger;
  }

  public void openTill() {
    count++;
    ledger.write("open till");
  }
}
