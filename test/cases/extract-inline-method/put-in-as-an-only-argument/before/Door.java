package shop;

public class Door {
  public void shut() {
    bolts.put(7, lid());
  }

  private Lid lid() {
    return rack.look("oak", label, 3);
  }
}
