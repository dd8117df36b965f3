package port;

class Local extends Base {
  private Set<Boat> cachedBoats;

  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void go() {
    run(cachedBoats);
  }
}
