package port.boats;

class Barge extends Vessel {
  String name;

  Barge(int depth) {
    super(depth);
  }

  void sail0(String s) {
    String t = s.trim();
    steer(t, depth);
  }
}
