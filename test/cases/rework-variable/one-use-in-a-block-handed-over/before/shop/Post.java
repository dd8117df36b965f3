package shop;

class Post {
  void send(List<Letter> letters, Carrier carrier) {
    carrier.call();
    for (Letter letter : letters) {
      carrier.take(letter.address());
    }
    carrier.leave();
  }
}
