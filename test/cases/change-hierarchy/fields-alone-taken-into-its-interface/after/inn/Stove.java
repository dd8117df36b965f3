package inn;

public class Stove {
  private int degrees = 20;

  public void sell(Buyer buyer) {
    buyer.pay(30);
    truck.load(this);
  }
}
