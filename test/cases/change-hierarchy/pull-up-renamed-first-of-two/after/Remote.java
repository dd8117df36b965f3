package port;

class Remote extends Base {
  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void go() {
    if (fleet != null) {
      run(fleet);
    }
  }
}
