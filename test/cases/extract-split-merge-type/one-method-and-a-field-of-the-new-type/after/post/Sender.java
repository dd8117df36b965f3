package post;

class Sender {
  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
  }
}
