package port;

class Local extends Base {
  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void put(Object o) {
    boats = cast(o);
  }
}
