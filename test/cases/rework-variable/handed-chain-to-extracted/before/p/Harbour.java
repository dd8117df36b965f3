package p;

class Harbour {
  String readText(Box box) {
    int load = box.kind().load();
    for (int i = 0; i < load; i++) {
      open();
    }
    return text(box);
  }
}
