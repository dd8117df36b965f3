package shop;

public class Door {
  public void shut(String label) {
    hinge.turn(3);
    bolts.put(7, lid(label));
  }

  private Lid lid(String label) {
    return rack.look("oak", label, 3);
  }
}
