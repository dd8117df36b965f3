package port;

class Quay {
  void load(int k) {
    start(k);
    boxes.forEach(box -> {
      show(box);
    });
  }

  private void show(Box box) {
    print(box.size(), 3);
    open(box, 7);
  }

  void rest(int a) {
    sink(a);
  }
}
