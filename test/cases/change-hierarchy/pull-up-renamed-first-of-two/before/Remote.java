package port;

class Remote extends Base {
  private Set<Boat> cachedBoats;

  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void go() {
    if (cachedBoats != null) {
      run(cachedBoats);
    }
  }
}
