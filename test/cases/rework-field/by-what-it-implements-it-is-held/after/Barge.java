package port.boats;

class Barge {
  private final Holding hold;

  Barge(Holding hold, String name) {
    super(name);
    this.hold = hold;
  }

  String crew() {
    return "c";
  }
}
