package p;

class Harbour {
  boolean closed;
  java.util.List<Object> boats;
  Object append(String name, int left, int right) {
    return same(left, right) ? add(name, () -> left) : this;
  }
}
