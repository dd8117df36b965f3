package port.boats;

class Raft {
  Raft(String name) {
    super(name);
  }

  String crew() {
    return "c";
  }
}
