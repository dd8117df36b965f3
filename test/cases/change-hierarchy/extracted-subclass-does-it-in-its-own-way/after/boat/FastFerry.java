package boat;

class FastFerry extends Ferry {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void dock(int pier) {
    System.gc();
    engine = null;
    speed--;
  }
}
