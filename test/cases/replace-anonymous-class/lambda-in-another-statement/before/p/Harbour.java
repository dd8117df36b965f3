package p;

class Harbour {
  boolean closed;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    run(new Task() {
      public void go() {
        paint(left);
        sail(right, name);
        depth = measure(left);
      }
    });
    close();
  }
}
