package p;

class Harbour {
  String readText(Box box) {
    return readString(box, box.kind().load());
  }

  String readString(Box box, int load) {
    for (int i = 0; i < load; i++) {
      open();
    }
    return text(box);
  }
}
