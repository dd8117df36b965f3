package p;

class Harbour {
  boolean closed;
  int depth;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    add(name, () -> Integer.valueOf(left), () -> Integer.valueOf(right));
    close();
  }

  void idle(String name, int left, int right) {
    rest(name);
  }
}
