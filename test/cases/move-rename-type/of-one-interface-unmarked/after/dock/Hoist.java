package dock;

class Hoist implements Lift {
  public void raise() {
    winch.turn(4);
    brake.hold();
  }

  int weigh(Scale scale) {
    scale.zero();
    return scale.read();
  }

  String label(Tag tag) {
    tag.clear();
    return tag.text();
  }
}
