package port.boats;

class Barge {
  private final Depth depth;

  Barge(Depth depth, String name) {
    super(name);
    this.depth = depth;
  }

  String crew() {
    return "c";
  }
}
