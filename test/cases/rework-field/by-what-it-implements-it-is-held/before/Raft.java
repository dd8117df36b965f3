package port.boats;

class Raft {
  private final Depth depth;

  Raft(Depth depth, String name) {
    super(name);
    this.depth = depth;
  }

  String crew() {
    return "c";
  }
}
