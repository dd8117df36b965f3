package shop;

public class Desk {
  private Ledger ledger;
  private int height;

  public Desk(int height, Ledger ledger) {
    this.height = height;
    this.ledger = ledger;
  }

  public void shut() {
    height--;
    ledger.write("shut");
  }
}
