package port;

class Quay {
  static final Port[] FIRST = { Byte.valueOf((byte) 'S'), open(1), Byte.valueOf((byte) 'S') };

  void rest(int a) {
    print(a);
  }
}
