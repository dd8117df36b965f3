package port;

class Local extends Base {
  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void go() {
    if (boats != null) {
      run(boats);
    }
  }

  void put(Object o) {
    boats = cast(o);
  }
}
