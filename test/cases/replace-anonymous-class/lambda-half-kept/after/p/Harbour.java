package p;

class Harbour {
  boolean closed;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    run(() -> {
      paint(left);
      System.out.println(name);
    });
    close();
  }
}
