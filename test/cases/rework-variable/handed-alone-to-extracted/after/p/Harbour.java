package p;

class Harbour {
  String readText(Box box) {
    return readString(readShort());
  }

  String readString(int load) {
    print(load);
    return text();
  }
}
