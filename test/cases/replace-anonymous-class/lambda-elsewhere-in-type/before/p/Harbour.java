package p;

class Harbour {
  boolean closed;
  int depth;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    boats.add(new Berth<Integer>(name) {
        public Integer length() {
          return Integer.valueOf(left);
        }
      });
    close();
  }

  void idle(String name, int left, int right) {
    rest(name);
  }
}
