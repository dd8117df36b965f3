package port;

class Local extends Base {
  private Set<Boat> boats;

  private String label;

  void run(Object o) {
    label = o.toString();
  }

  Object get() {
    return boats;
  }
}
