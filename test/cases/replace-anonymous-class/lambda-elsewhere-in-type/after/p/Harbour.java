package p;

class Harbour {
  boolean closed;
  int depth;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    close();
  }

  void idle(String name, int left, int right) {
    rest(name);
    boats.add(name, () -> Integer.valueOf(left));
  }
}
