package port.boats;

class Raft extends Vessel {
  String name;

  Raft(int depth) {
    super(depth);
  }

  void sail1(String s) {
    String t = s.trim();
    steer(t, 4);
  }
}
