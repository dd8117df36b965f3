package port.boats;

class Barge {
  Barge(String name) {
    super(name);
  }

  String crew() {
    return "c";
  }
}
