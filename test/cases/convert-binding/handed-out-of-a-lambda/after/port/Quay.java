package port;

class Quay {
  void load(int k) {
    start(k);
    boxes.forEach(box -> {
      show(box);
    });
  }

  private void show(Box one) {
    print(one.size(), 3);
    open(one, 7);
  }

  void rest(int a) {
    sink(a);
  }
}
