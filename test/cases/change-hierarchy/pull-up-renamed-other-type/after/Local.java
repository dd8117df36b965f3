package port;

class Local extends Base {
  private String label;

  void run(Object o) {
    label = o.toString();
  }

  void go() {
    run(boats);
  }
}
