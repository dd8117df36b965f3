package port.boats;

class Raft {
  private final Holding hold;

  Raft(Holding hold, String name) {
    super(name);
    this.hold = hold;
  }

  String crew() {
    return "c";
  }
}
