package shop;

class Timer {
  private Span wait;

  void one(int count) {
    open(count, "one");
    Head head = headers(values);
    send(head, "one");
  }
  void two(int count) {
    open(count, "two");
    Head head = headers(values);
    send(head, "two");
  }
  void three(int count) {
    open(count, "three");
    Head head = headers(values);
    send(head, "three");
  }
  Head headers(List<String> values) {
    Head list = Heads.of(values);
    Cred cred = read();
    key = cred.id;
    list.add(cred.token);
    list.trim(4);
    return list;
  }
  void gone(int left) {
    halt(left, 9);
  }
}
