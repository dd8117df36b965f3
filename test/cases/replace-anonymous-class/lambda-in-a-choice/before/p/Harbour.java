package p;

class Harbour {
  boolean closed;
  java.util.List<Object> boats;
  Object append(String name, int left, int right) {
    if (same(left, right)) {
      boats.add(new Berth(name) {
        int length() {
          return left;
        }
      });
    }
    return this;
  }
}
