package port;

class Crane implements Lift {
  public void raise() {
    winch.turn(4);
    brake.hold();
  }

  void oil(Can can, int drops) {
    can.pour(drops);
  }

  void paint(Brush brush, int coats) {
    brush.dip().sweep(coats);
  }
}
