package shop;

class Timer {
  private Span wait;

  void first(Span other, int count) {
    shut(count);
  }
  void second(String text) {
    boot(3);
  }
  void one(int count) {
    open(count, "one");
    Head head = headers(values, "code");
    send(head, "one");
  }
  void two(int count) {
    open(count, "two");
    Head head = headers(values, "code");
    send(head, "two");
  }
  void three(int count) {
    open(count, "three");
    Head head = headers(values, "code");
    send(head, "three");
  }
  Head headers(Map<String, String> values, String code) {
    Head list = Heads.of(values);
    Cred cred = read();
    key = cred.id;
    print("done " + total);
    names.clear();
    halt(3, 4);
    left -= 4;
    wide = !wide;
    depth++;
    return list;
  }
}
