package shop;

public class Door {
  public void shut() {
    bolts.put(7, rack.look("oak", label, 3));
  }
}
