package p;

class Harbour {
  String readText(Box box) {
    int load = readShort();
    print(load);
    return text(box);
  }
}
