package p;

class Harbour {
  boolean closed;
  java.util.List<Object> boats;
  void append(String name, int left, int right) {
    open(name);
    run(new Task() {
      public Object go(Boat boat) {
        if (closed) {
          paint(boat);
        }
      }
    });
    close();
  }
}
