package port;

class Quay {

  void rest(int a) {
    print(a);
  }
}
