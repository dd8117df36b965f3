package shop;

class Post {
  void send(List<Letter> letters, Carrier carrier) {
    carrier.call();
    desk.sorted(letters, each -> {
      carrier.take(each.address());
    });
    carrier.leave();
  }
}
